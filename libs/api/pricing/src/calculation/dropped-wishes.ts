import { type Wish, getWishes, omitWish } from '@heizplatz/calculator';
import type { CalculationConfiguration, OfferAlternatives } from '@heizplatz/contract';
import { cheapestByDealer } from '../offers/cheapest-offers';
import { readOfferQuery } from '../offers/offer-query';
import { offerOrder } from '../offers/order-offers';
import type { PriceBook } from '../price-book/price-book';

const compareByPrice = offerOrder('total');
/** Pairs grow by the square: 28 of the first eight, of which a page shows the cheapest. */
const MOST_WISHES_IN_PAIRS = 8;
const MOST_PAIRS = 3;

interface Left {
  readonly OfferCount: number;
  readonly BestTotal: number;
}
type Dropped = Pick<OfferAlternatives, 'DroppedWishes' | 'DroppedPairs'>;

/** What the list has without one of its wishes, or where no single one is in the way without two; the cheapest first. */
export const droppedWishes = (book: PriceBook, configuration: CalculationConfiguration, now: Date): Dropped =>
  chooseDropped(getWishes(configuration), (dropped) => offersLeft(book, dropped.reduce(omitWish, configuration), now));

/** The rule only; `left` returns the matches of the list without these wishes, empty if there are none. */
export function chooseDropped(wishes: readonly Wish[], left: (dropped: readonly Wish[]) => readonly Left[]): Dropped {
  const DroppedWishes = wishes
    .flatMap((wish) => left([wish]).map((match) => ({ ...wish, ...match })))
    .toSorted(cheapestFirst);
  if (DroppedWishes.length > 0) return { DroppedWishes };
  const DroppedPairs = getPairs(wishes.slice(0, MOST_WISHES_IN_PAIRS))
    .flatMap((Wishes) => left(Wishes).map((match) => ({ Wishes, ...match })))
    .toSorted(cheapestFirst)
    .slice(0, MOST_PAIRS);
  return { DroppedWishes, ...(DroppedPairs.length > 0 && { DroppedPairs }) };
}

/** One or none. */
function offersLeft(book: PriceBook, configuration: CalculationConfiguration, now: Date): readonly Left[] {
  const query = readOfferQuery(book, configuration, now);
  if (!('place' in query)) return [];
  const offers = [...cheapestByDealer(book, query).values()];
  const cheapest = offers.toSorted(compareByPrice)[0];
  return cheapest ? [{ OfferCount: offers.length, BestTotal: cheapest.price.totalCents / 100 }] : [];
}

const cheapestFirst = (one: Left, other: Left): number => one.BestTotal - other.BestTotal;

const getPairs = (wishes: readonly Wish[]): [Wish, Wish][] =>
  wishes.flatMap((one, index) => wishes.slice(index + 1).map((other): [Wish, Wish] => [one, other]));
