import type { CountryId } from '@heizplatz/country';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const sum = () => integer().notNull().default(0);
const histogram = () => integer().array().notNull().default([]);

/** What happened to the visitors of a version, minute by minute (HealthSums of libs/releases). */
export const releaseHealth = pgTable(
  'release_health',
  {
    remote: text().notNull(),
    version: text().notNull(),
    countryId: integer().$type<CountryId>().notNull(),
    minute: timestamp({ withTimezone: true }).notNull(),
    visits: sum(),
    serverErrors: sum(),
    scriptErrors: sum(),
    orders: sum(),
    lcp: histogram(),
    inp: histogram(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version, table.countryId, table.minute] })],
);

export interface StoredRefusal {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}

/** The last report of each running shell; rows of silent shells are deleted. */
export const shellNodes = pgTable('shell_nodes', {
  node: text().primaryKey(),
  seenAt: timestamp({ withTimezone: true }).notNull(),
  /** Releases that it does not serve though the pointer names them. */
  refused: jsonb().$type<StoredRefusal[]>().notNull(),
  /** What a release has to fit in it (ShellFit of libs/releases); null: a shell of before, which does not say. */
  fit: jsonb(),
});
