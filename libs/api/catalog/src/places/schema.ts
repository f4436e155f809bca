import { index, integer, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';

/** Federal states and cantons; ids of product.md section 1. */
export const states = pgTable('states', {
  id: integer().primaryKey(),
  countryId: smallint().notNull(),
  name: text().notNull(),
  /** In URLs. */
  friendlyName: text().notNull(),
  /** ISO 3166-2, also the id on the map. */
  mapId: text().notNull(),
});

/** One row a postcode, with its main place. */
export const postcodes = pgTable(
  'postcodes',
  {
    countryId: smallint().notNull(),
    zipCode: text().notNull(),
    placeName: text().notNull(),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    county: text(),
    latitude: real().notNull(),
    longitude: real().notNull(),
    /** Why there is no delivery here, or which special conditions apply, as text; null for ordinary places. */
    deliveryRule: text(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.zipCode] }), index().on(table.stateId)],
);
