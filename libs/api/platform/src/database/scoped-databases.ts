import type { CountryId } from '@heizplatz/contract';
import type { Database } from './database';
import { type ErrorLog, type OpenDatabase, openDatabase } from './open-database';

/** The role that the policies of tables restrict to the countries of the setting `app.countries`. */
const SCOPED_ROLE = 'heizplatz_scoped';
/** Each scope has a pool of its own; few people are limited to countries. */
const POOL_SIZE = 3;

/** Databases that have the rows of some countries alone; rows of others are neither found nor written. */
export interface ScopedDatabases {
  /** Opened with its first use. */
  get(countries: readonly CountryId[]): Database;
  close(): Promise<void>;
}

const getKey = (countries: readonly CountryId[]): string => [...new Set(countries)].toSorted().join(',');

export function createScopedDatabases(url: string, log: ErrorLog): ScopedDatabases {
  const open = new Map<string, OpenDatabase>();
  return {
    get: (countries) => {
      const key = getKey(countries);
      const existing = open.get(key);
      if (existing) return existing.db;
      const settings = { role: SCOPED_ROLE, 'app.countries': `{${key}}` };
      const database = openDatabase({ url, poolSize: POOL_SIZE, log, name: 'heizplatz-scoped', settings });
      open.set(key, database);
      return database.db;
    },
    close: async () => {
      for (const { close } of open.values()) await close();
      open.clear();
    },
  };
}
