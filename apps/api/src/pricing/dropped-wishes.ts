import { wishesOf, withoutWish } from '@heizplatz/calculator';
import type { CalculationConfiguration, OfferSurroundings } from '@heizplatz/contract';
import { readOfferQuery } from './offer-query';
import { offerOrder } from './order-offers';
import { cheapestByDealer } from './cheapest-offers';
import type { PriceBook } from './price-book';

const byPrice = offerOrder('total');

/** What the list has without one of its wishes, for each wish whose loss brings offers, the cheapest first. */
export function droppedWishes(
  book: PriceBook,
  configuration: CalculationConfiguration,
  now: Date,
): NonNullable<OfferSurroundings['DroppedWishes']> {
  return wishesOf(configuration)
    .flatMap((wish) => {
      const query = readOfferQuery(book, withoutWish(configuration, wish), now);
      if (!('place' in query)) return [];
      const offers = [...cheapestByDealer(book, query).values()];
      const cheapest = offers.toSorted(byPrice)[0];
      if (!cheapest) return [];
      return { ...wish, OfferCount: offers.length, BestTotal: cheapest.price.totalCents / 100 };
    })
    .sort((a, b) => a.BestTotal - b.BestTotal);
}
