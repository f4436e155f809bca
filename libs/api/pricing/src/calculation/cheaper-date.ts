import { OPTION_KEYS } from '@heizplatz/api-catalog';
import { isoDay } from '@heizplatz/api-platform';
import type { OfferAlternatives } from '@heizplatz/contract';
import { cheapestOffer } from '../offers/cheapest-offers';
import { getGroupOptions } from '../configuration/goods-of-group';
import type { OfferQuery } from '../offers/offer-query';
import type { PriceBook } from '../price-book/price-book';

/**
 * The cheapest offer with a later standard delivery time, under the shortest such time that yields it; null when none
 * costs less than the cheapest requested offer. Null too without a limit (then the list contains every time already)
 * and with a preferred day (waiting is not what the visitor intends).
 */
export function cheaperDate(book: PriceBook, query: OfferQuery): OfferAlternatives['CheaperDate'] {
  if (!Number.isFinite(query.maxWorkingDays) || query.wishDay !== 0) return null;
  const times = getGroupOptions(book, query.group.id)
    .flatMap(({ id, key, name, size }) =>
      key === OPTION_KEYS.deliveryTime && size !== null && size > query.maxWorkingDays ? [{ id, name, size }] : [],
    )
    .sort((a, b) => a.size - b.size);
  const longest = times.at(-1);
  const request = cheapestOffer(book, query);
  const later = longest && cheapestOffer(book, { ...query, maxWorkingDays: longest.size });
  if (!request || !later || later.rankCents >= request.rankCents) return null;
  const savedCents = request.price.totalCents - later.price.totalCents;
  const workingDays = book.branches.times.workingDays[later.time]!;
  const time = times.find(({ size }) => size >= workingDays);
  if (!time || savedCents <= 0) return null;
  return {
    OptionId: time.id,
    OptionName: time.name,
    DeliveryDate: isoDay(later.deliveryDay),
    TotalPrice: later.price.totalCents / 100,
    Deposit: later.price.depositCents / 100,
    Saving: savedCents / 100,
  };
}
