import { byCountry, COUNTRY_IDS } from '@heizplatz/country';
import { epochDay, isoDay } from '@heizplatz/api-platform';
import type { PriceBook } from '@heizplatz/api-pricing';
import type { CountryId } from '@heizplatz/contract';
import { getBookAt } from '../prices/get-book-at';
import type { ProductPrice } from '../prices/product-price';

const STEP_DAYS = 28;

/**
 * Past price books by country and four-week step; the latest of each country is cached, since days are requested in
 * order.
 */
export function marketBooks(book: PriceBook, productPrice: ProductPrice, today: string) {
  const latest = new Map<CountryId, { step: number; book: PriceBook }>();
  return (countryId: CountryId, day: string): PriceBook => {
    const step = Math.floor(epochDay(day) / STEP_DAYS);
    const known = latest.get(countryId);
    if (known?.step === step) return known.book;
    const past = getBookAt(book, productPrice, { countryId, day: isoDay(step * STEP_DAYS), today });
    latest.set(countryId, { step, book: past });
    return past;
  };
}

/** Places with at least two dealers, by country; and where a dealer delivers. */
export function servedPlaces({ places, areas, branches, dealers }: PriceBook) {
  const ofDealer = new Map<number, number[]>();
  const ofCountry = byCountry((): number[] => []);
  for (const countryId of COUNTRY_IDS) {
    for (const place of places.byZipCode[countryId]) {
      if (place < 0) continue;
      const [start = 0, end = 0] = [places.areaStart[place], places.areaStart[place + 1]];
      if (end - start >= 2) ofCountry[countryId].push(place);
      for (let area = start; area < end; area++) {
        const dealerId = dealers.id[branches.dealer[areas.branch[area] ?? 0] ?? 0] ?? 0;
        const own = ofDealer.get(dealerId);
        if (own) own.push(place);
        else ofDealer.set(dealerId, [place]);
      }
    }
  }
  return { ofDealer, ofCountry };
}
