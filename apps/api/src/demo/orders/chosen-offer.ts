import { CUSTOMER_GROUP_IDS } from '@heizplatz/api-catalog';
import {
  CUSTOMER_GROUP_KEY,
  type OfferQuery,
  type OrderableOffer,
  presentOffers,
  type PriceBook,
  type PricedVariant,
  priceVariants,
  readOfferQuery,
  SCALE_STRIDE,
} from '@heizplatz/api-pricing';
import { CalculationConfiguration, PAYMENT_KINDS, type SelectedPayment } from '@heizplatz/contract';
import * as v from 'valibot';
import type { Household } from './household';
import type { GoodsTarget } from './goods-target';

/** Of so many branches somebody compares; a full list for each of all orders would take too long. */
const COMPARED = 3;

export interface ChosenOffer {
  readonly configuration: CalculationConfiguration;
  readonly offer: OrderableOffer;
  readonly payment: SelectedPayment;
  /** Of its price list, one a scale step. */
  readonly scaleFactors: readonly number[];
}

/** A configuration as the calculator would store it; the schema fills in missing values. */
export const getConfiguration = ({ address, isBusiness }: Household, goods: GoodsTarget): CalculationConfiguration =>
  v.parse(CalculationConfiguration, {
    CountryId: address.CountryId,
    ProductGroupId: goods.productGroupId,
    ZipCode: address.ZipCode,
    Amount: goods.amount,
    Parameters: isBusiness ? [{ Id: CUSTOMER_GROUP_IDS.business, Key: CUSTOMER_GROUP_KEY }] : [],
    Initialized: true,
  });

/** The areas of a place that are looked at: some in a row, from a random one on; or those of one dealer. */
function comparedAreas(
  { places, areas, branches, dealers }: PriceBook,
  place: number,
  { dealerId, random }: { dealerId: number | null; random: () => number },
): number[] {
  const [start = 0, end = 0] = [places.areaStart[place], places.areaStart[place + 1]];
  const all = Array.from({ length: end - start }, (_, index) => start + index);
  const getDealer = (area: number) => dealers.id[branches.dealer[areas.branch[area] ?? -1] ?? -1];
  if (dealerId !== null) return all.filter((area) => getDealer(area) === dealerId);
  const from = Math.floor(random() * all.length);
  return [...all.slice(from), ...all.slice(0, from)];
}

/** The cheapest of the first few that deliver at all; undefined: none does. */
function cheapest(book: PriceBook, query: OfferQuery, areas: readonly number[]): PricedVariant | undefined {
  let compared = 0;
  let best: PricedVariant | undefined;
  for (const area of areas) {
    const variants = priceVariants(book, query, area);
    for (const variant of variants) if (!best || variant.rankCents < best.rankCents) best = variant;
    if (variants.length > 0 && ++compared === COMPARED) break;
  }
  return best;
}

/** By invoice, and one in eight by the provider's, where the dealer takes it. */
function getPayment(random: () => number, kinds: readonly number[]): SelectedPayment {
  const wantsRatePay = random() < 0.125;
  const takesRatePay = kinds.includes(PAYMENT_KINDS['ratepay-rechnung'].id);
  const kind = wantsRatePay && takesRatePay ? 'ratepay-rechnung' : 'rechnung';
  const { id, name, isRatePay } = PAYMENT_KINDS[kind];
  return {
    IsRatePayPayment: isRatePay,
    PaymentId: id,
    PaymentModifier: null,
    Kind: kind,
    Name: name,
    MaskedIban: null,
    Plan: null,
  };
}

/**
 * The offer that a customer chooses at a given time, of one named dealer if specified; null: no dealer delivers the
 * goods.
 */
export function chosenOffer(
  book: PriceBook,
  configuration: CalculationConfiguration,
  { dealerId, placedAt, random }: { dealerId: number | null; placedAt: Date; random: () => number },
): ChosenOffer | null {
  const query = readOfferQuery(book, configuration, placedAt);
  if (!('place' in query) || query.place < 0) return null;
  const best = cheapest(book, query, comparedAreas(book, query.place, { dealerId, random }));
  if (!best) return null;
  const [view] = presentOffers(book, query, [{ best, children: [], markers: [] }]);
  if (!view) return null;
  const { Children: _, ...variant } = view;
  const { customerGroupId, group } = query;
  const { dealers, branches, lists } = book;
  const set = dealers.paymentSet[(branches.dealer[best.branch] ?? 0) * 3 + customerGroupId - 1] ?? -1;
  const firstFactor = best.list * SCALE_STRIDE;
  return {
    configuration,
    offer: { variant, price: best.price, vatBasisPoints: query.order.vatBasisPoints, customerGroupId },
    payment: getPayment(random, book.paymentSets[set] ?? []),
    scaleFactors: [...lists.scaleFactors.subarray(firstFactor, firstFactor + group.scale.length)],
  };
}
