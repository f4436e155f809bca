import type { CountryId } from '@heizplatz/contract';
import type { Database } from '../database/database';
import type { ErrorLog } from '../database/open-database';
import { CREDIT_COUNTRIES } from '../order-process/credit-countries';
import { buildInWorker } from './build-in-worker';
import { keepPriceBook, type KeptPriceBook } from './keep-price-book';
import { readVersion } from './market-rows';

const COUNTRIES: readonly CountryId[] = [1, 2, 3];

/** The price book of a running API, built in a worker; `close` it when the API stops. */
export function startPriceBook(parts: {
  readonly databaseUrl: string;
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: ErrorLog;
}): Promise<KeptPriceBook> {
  const { databaseUrl, db, clock } = parts;
  const rules = { creditCountries: COUNTRIES.filter((countryId) => CREDIT_COUNTRIES[countryId]) };
  return keepPriceBook({
    ...parts,
    readVersion: () => readVersion(db),
    build: () => buildInWorker(databaseUrl, clock(), rules),
  });
}
