import { impersonalColumn } from '@heizplatz/identity';
import { index, integer, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';

/** Federal states and cantons; ids of rule SITE-07. */
export const states = pgTable('states', {
  id: integer().primaryKey(),
  countryId: smallint().notNull(),
  name: impersonalColumn('place', text().notNull()),
  /** In URLs. */
  friendlyName: impersonalColumn('place', text().notNull()),
  /** ISO 3166-2, also the id on the map. */
  mapId: impersonalColumn('place', text().notNull()),
});

/** One row a postcode, with its main place. */
export const postcodes = pgTable(
  'postcodes',
  {
    countryId: smallint().notNull(),
    zipCode: impersonalColumn('place', text().notNull()),
    placeName: impersonalColumn('place', text().notNull()),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    county: impersonalColumn('place', text()),
    latitude: real().notNull(),
    longitude: real().notNull(),
    /** Why there is no delivery here, or which special conditions apply, as text; null for ordinary places. */
    deliveryRule: impersonalColumn('place', text()),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.zipCode] }), index().on(table.stateId)],
);
