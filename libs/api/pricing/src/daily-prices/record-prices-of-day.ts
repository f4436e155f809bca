import { type Database, siteDay } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import type { PriceBook } from '../price-book/price-book';
import { measurePrices } from './measure-prices';
import { recordPrices } from './record-prices';
import { isRecorded } from './recorded-price-repository';

const COUNTRY_IDS = Object.values(SITES).map(({ countryId }) => countryId);

/**
 * Measures and keeps today's prices of each country that has none yet, and says of which. Days that were missed stay
 * empty: what offers cost then is not known any more.
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
