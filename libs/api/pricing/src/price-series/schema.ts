import { impersonalColumn } from '@heizplatz/identity';
import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/**
 * One row a postcode and product: what it is dearer or cheaper than its state, in millionths of the state's price
 * (docs/decisions/0017). Its price of a day is that day's state series times the factor; millionths give back the cent.
 */
export const placeFactors = pgTable(
  'place_factors',
  {
    countryId: smallint().notNull(),
    zipCode: impersonalColumn('place', text().notNull()),
    productId: integer().notNull(),
    /** Weeks since Monday 1969-12-29 of entry 0. */
    firstWeek: integer().notNull(),
    /** The last known factor of each week; null if no one delivered. */
    weekly: integer().array().$type<(number | null)[]>().notNull(),
    /** ISO day of entry 0 of `daily`. */
    firstDay: date().notNull(),
    /** Of the last weeks each day, so that a change in seven days is exact. */
    daily: integer().array().$type<(number | null)[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.zipCode, table.productId] })],
);

/** Daily quotations that heating prices depend on; one row a factor, see price-factor-catalogue.ts. */
export const priceFactors = pgTable('price_factors', {
  factorId: smallint().primaryKey(),
  /** ISO day of entry 0. */
  firstDay: date().notNull(),
  /** In ten-thousandths of the unit; 0 where a day has no quotation. */
  daily: integer().array().notNull(),
});
