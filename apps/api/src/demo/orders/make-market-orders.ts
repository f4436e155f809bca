import { answerDueFrom, type Order, type OrderDraft, type Seller } from '@heizplatz/api-ordering';
import type { PriceBook } from '@heizplatz/api-pricing';
import type { AccessConditions, CountryId } from '@heizplatz/contract';
import { DEMO_ACCESS } from '../customers/demo-customer';
import { integerBetween } from '../random/integer-between';
import { pickOne } from '../random/pick-one';
import type { ProductPrice } from '../prices/product-price';
import type { RandomStreams } from '../random/random-streams';
import { chosenOffer, getConfiguration, type ChosenOffer } from './chosen-offer';
import { makeHousehold, type Household } from './household';
import { householdQueue } from './household-queue';
import { lifeUntil } from './life-until';
import { marketBooks, servedPlaces } from './market-books';
import { orderRows, placedOrder, type OrderRows } from './order-rows';
import { orderWishes, type OpenReview, type OrderWish } from './order-wishes';
import { seededUuid } from './seeded-uuid';
import { targetGoods } from './goods-target';

export interface MarketOrdersPlan {
  /** Of the random streams: another name gives other orders. */
  readonly name: string;
  readonly count: number;
  /** So many households at most; then they order more often. */
  readonly households: number;
  /** ISO. */
  readonly today: string;
  /** Nothing has happened after it. */
  readonly now: Date;
  readonly random: RandomStreams;
  readonly productPrice: ProductPrice;
  readonly book: PriceBook;
  readonly sellers: ReadonlyMap<number, Seller>;
  readonly reviews: readonly OpenReview[];
  readonly passwordHash: string;
  /** The staff member who records cancellations; null: none exists. */
  readonly staffId: number | null;
  /** The first free ones. */
  readonly firstUserId: number;
  readonly firstAddressId: number;
  readonly firstNumbers: Readonly<Record<CountryId, number>>;
}

export interface MarketOrder {
  /** Null: it is known from an order before. */
  readonly newHousehold: Household | null;
  readonly rows: OrderRows;
  readonly rated: { readonly review: OpenReview; readonly at: Date } | null;
}

/** Dealers sell to many places; a review's order goes to one of them where they have what was rated. */
const TRIES = 6;
const DAYS_TO_REVIEW = 2;

function getAccess(random: () => number): AccessConditions {
  return {
    ...DEMO_ACCESS,
    HoseDistanceM: integerBetween(random, 5, 30),
  };
}

/** All orders of a plan in the order of time; made one by one, so that memory stays small. */
export function* makeMarketOrders(plan: MarketOrdersPlan): Generator<MarketOrder> {
  const { name, book, now, sellers } = plan;
  const bookOn = marketBooks(book, plan.productPrice, plan.today);
  const { ofCountry, ofDealer } = servedPlaces(book);
  const queue = householdQueue(plan.random(`${name}/returning`), plan.households);
  const numbers = { ...plan.firstNumbers };
  // One stream for all: of a hundred thousand streams two may be the same.
  const ids = plan.random(`${name}/ids`);
  let made = 0;

  function newHousehold({ countryId, placedAt, review }: OrderWish, random: () => number): Household {
    const place = pickOne(random, (review && ofDealer.get(review.dealerId)) ?? ofCountry[countryId]);
    return makeHousehold(random, {
      ...{ countryId, passwordHash: plan.passwordHash, createdAt: placedAt, shownName: review?.shownName ?? null },
      ...{ userId: plan.firstUserId + queue.known, addressId: plan.firstAddressId + queue.known },
      place: { zipCode: book.places.zipCodes[place] ?? '', name: book.places.names[place] ?? '' },
    });
  }

  function choose(wish: OrderWish, household: Household, random: () => number): ChosenOffer | null {
    const { placedAt, review, countryId } = wish;
    const goods = targetGoods(random, {
      isBusiness: household.isBusiness,
      productGroupId: review?.productGroupId ?? null,
    });
    const past = bookOn(countryId, placedAt.toISOString().slice(0, 10));
    const dealerId = review?.dealerId ?? null;
    return chosenOffer(past, getConfiguration(household, goods), { dealerId, placedAt, random });
  }

  function getOrder(wish: OrderWish, household: Household, chosen: ChosenOffer, random: () => number) {
    const { placedAt, countryId } = wish;
    const { configuration, offer, payment } = chosen;
    const seller = sellers.get(offer.variant.DealerId);
    if (!seller) throw new Error(`no dealer ${offer.variant.DealerId}`);
    const { id, email, isGuest } = household.user;
    const draft: OrderDraft = {
      ...{ configuration, offer, seller, payment, placedAt, invoiceAddress: null, debit: null },
      processId: seededUuid(ids),
      buyer: { id, email, isGuest },
      accessConditions: getAccess(random),
      deliveryPoints: [{ StationNumber: 1, StationAmount: configuration.Amount, Address: household.address }],
      answerDueAt: answerDueFrom(
        bookOn(countryId, placedAt.toISOString().slice(0, 10)),
        configuration,
        placedAt,
        offer.variant.DeliveryDate,
      ),
    };
    const stepFactors = seller.settlesBySteps ? [...chosen.scaleFactors] : null;
    return {
      draft,
      placed: placedOrder(draft, { id: seededUuid(ids), runningNumber: numbers[countryId]++, stepFactors }),
    };
  }

  const ratedAt = (order: Pick<Order, 'deliveredOn'>, review: OpenReview): Date => {
    const earliest = new Date(Date.parse(`${order.deliveredOn ?? ''}T17:00:00Z`) + DAYS_TO_REVIEW * 86_400_000);
    return review.createdAt > earliest ? review.createdAt : earliest;
  };

  for (const wish of orderWishes(plan.random, plan)) {
    const random = plan.random(`${name}/${made++}`);
    const known = wish.review ? null : queue.next(wish.countryId, wish.placedAt);
    let household = known ?? newHousehold(wish, random);
    let chosen = choose(wish, household, random);
    for (let tries = 1; chosen === null && known === null && tries < TRIES; tries++) {
      household = newHousehold(wish, random);
      chosen = choose(wish, household, random);
    }
    // No dealer delivers it there (any more): the household has one order less.
    if (!chosen) continue;
    const { draft, placed } = getOrder(wish, household, chosen, random);
    const life = lifeUntil(placed, { now, isRated: wish.review !== null, random });
    const rows = orderRows(placed, { draft, life, now, staffId: plan.staffId, random });
    queue.add(household, wish.placedAt);
    const at = wish.review && ratedAt({ deliveredOn: rows.order.deliveredOn ?? null }, wish.review);
    const rated = wish.review && at && at < now ? { review: wish.review, at } : null;
    yield { newHousehold: known ? null : household, rows, rated };
  }
}
