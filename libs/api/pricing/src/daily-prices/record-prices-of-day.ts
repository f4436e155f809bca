import { type Database, siteDay } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import type { PriceBook } from '../price-book/price-book';
import { measurePrices } from './measure-prices';
import { recordPrices } from './record-prices';
import { isRecorded } from './recorded-price-repository';

const COUNTRY_IDS = Object.values(SITES).map(({ countryId }) => countryId);

/**
 * Measures and stores today's prices of each country that has none yet, and returns those countries. Missed days stay
 * empty: the former offer prices are no longer known.
 */
export async function recordPricesOfDay(db: Database, book: PriceBook, now: Date): Promise<CountryId[]> {
  const day = siteDay(now);
  const recorded: CountryId[] = [];
  for (const countryId of COUNTRY_IDS) {
    if (await isRecorded(db, { countryId, day })) continue;
    const measured = measurePrices(book, countryId, now);
    if (await db.transaction((tx) => recordPrices(tx, { countryId, day }, measured))) recorded.push(countryId);
  }
  return recorded;
}
