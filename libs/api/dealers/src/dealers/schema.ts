import { makers } from '@heizplatz/api-catalog';
import { impersonalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** A trader who sells here; contract partner of every order at one of its branches (rule PRICE-11). */
export const dealers = pgTable('dealers', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  countryId: smallint().notNull(),
  slug: impersonalColumn('business', text().notNull().unique()),
  name: impersonalColumn('business', text().notNull()),
  company: impersonalColumn('business', text().notNull()),
  street: impersonalColumn('business', text().notNull()),
  zipCode: impersonalColumn('business', text().notNull()),
  city: impersonalColumn('business', text().notNull()),
  phone: impersonalColumn('business', text().notNull()),
  email: impersonalColumn('business', text().notNull()),
  register: impersonalColumn('business', text().notNull()),
  /** Reports to tax offices need it (rule LAW-11). */
  taxNumber: impersonalColumn('business', text().notNull()),
  sinceYear: smallint().notNull(),
  /** Mean of reviews × 10, null without any. */
  ratingTenths: smallint(),
  ratingCount: integer().notNull().default(0),
  /** Ratings from before individual reviews were stored, and the sum of their stars; they count in the mean. */
  priorRatingCount: integer().notNull().default(0),
  priorRatingStars: integer().notNull().default(0),
  /** SEPA creditor id (DE, AT). */
  creditorId: impersonalColumn('business', text()),
  iban: impersonalColumn('business', text()),
  /** QR-IBAN of the Swiss QR bill. */
  qrIban: impersonalColumn('business', text()),
  packagingNumber: impersonalColumn('business', text()),
  /** Its offers say that less than 90 % of the ordered amount counts by the scale step of what was delivered. */
  settlesBySteps: boolean().notNull().default(false),
  /** The dealer's own description, plain text; empty: none. */
  description: impersonalColumn('business', text().notNull().default('')),
  /** Of the register of certified traders; null: none. */
  enplusId: impersonalColumn('business', text()),
  /** Raised with each change of master data, payment kinds or lock. */
  version: integer().notNull().default(1),
  /** Since then it is in no offer and no list, while its orders go on; null: it sells. */
  lockedAt: timestamp({ withTimezone: true }),
  /** Why it is locked; null: it is not. */
  lockReason: impersonalColumn('business', text()),
  /** When its prices were last changed, from whenever they count; null: never. */
  pricesChangedAt: timestamp({ withTimezone: true }),
});

/** Where a dealer loads; offers come from branches. */
export const branches = pgTable(
  'branches',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    dealerId: integer()
      .notNull()
      .references(() => dealers.id, { onDelete: 'cascade' }),
    countryId: smallint().notNull(),
    slug: impersonalColumn('business', text().notNull()),
    zipCode: impersonalColumn('place', text().notNull()),
    place: impersonalColumn('place', text().notNull()),
    latitude: real().notNull(),
    longitude: real().notNull(),
    /** Working days until the latest delivery of a standard order. */
    leadWorkingDays: smallint().notNull(),
    /** Bit 0 Monday … bit 5 Saturday. */
    deliveryWeekdays: smallint().notNull(),
    /** No new orders until this day; null: open. */
    stoppedUntil: date(),
    /** Raised with each change of the branch, its area or its options. */
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.dealerId)],
);

/** One row a branch and postcode it serves; zone indexes the price list's zone prices. */
export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    branchId: integer()
      .notNull()
      .references(() => branches.id, { onDelete: 'cascade' }),
    countryId: smallint().notNull(),
    zipCode: impersonalColumn('place', text().notNull()),
    zone: smallint().notNull(),
    distanceKm: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.zipCode] }), index().on(table.countryId, table.zipCode)],
);

/**
 * A branch's price of one product and certification from a time on; the latest validFrom not in the future counts.
 * A unit is 1 t, 1 pallet or 100 l. Money is net cents.
 */
export const priceLists = pgTable(
  'price_lists',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    branchId: integer()
      .notNull()
      .references(() => branches.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    /** Null for goods without one. */
    certificationId: integer(),
    /** 1 private, 2 business, 3 collective. */
    customerGroupId: smallint().notNull(),
    validFrom: timestamp({ withTimezone: true }).notNull(),
    /**
     * When the next list of the same goods begins to count; null: there is none. Written by triggers alone
     * (`end_price_lists`). Of two lists from one moment the one with the lower id never counts.
     */
    validUntil: timestamp({ withTimezone: true }),
    /** At the group's reference amount. */
    unitNetCents: integer().notNull(),
    /** One factor a step of the group's scale, in ten-thousandths (10000 at the reference amount). */
    scaleFactors: integer().array().notNull(),
    /** Added per unit, by the zone of the postcode. */
    zoneNetCents: integer().array().notNull(),
    /** Per delivery point: blowing and drive. */
    stationNetCents: integer().notNull(),
    /** Kilograms of one pallet or big bag; null for loose goods. */
    palletWeightKg: integer(),
    /** Beside the price, per pallet. */
    depositCents: integer().notNull().default(0),
    /** Who made the goods; null where the dealer did not say. */
    makerId: integer().references(() => makers.id),
    /** A second person, or the operator, agreed to it: later prices are compared with it (import-price-lists.ts). */
    isApproved: boolean().notNull().default(false),
    /** Raised when the list itself is changed; prices of the same goods have the sum of theirs as version. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.branchId, table.productId, table.validFrom),
    // In the order that lists of the same goods are compared in, with the fee: read without its rows.
    index('price_lists_open')
      .on(
        ...[table.branchId, table.productId, table.certificationId, table.customerGroupId],
        ...[table.validFrom.desc().nullsFirst(), table.id.desc().nullsFirst(), table.stationNetCents],
      )
      .where(sql`valid_until is null`),
    index('price_lists_ending')
      .on(table.branchId, table.validUntil)
      .where(sql`valid_until is not null`),
    // Those of all branches that will end: few of millions.
    index('price_lists_end')
      .on(table.validUntil)
      .where(sql`valid_until is not null`),
  ],
);

/** What an option costs at a branch, net, per delivery point; a missing row: not offered there. */
export const branchOptions = pgTable(
  'branch_options',
  {
    branchId: integer()
      .notNull()
      .references(() => branches.id, { onDelete: 'cascade' }),
    optionId: integer().notNull(),
    netCents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.optionId] })],
);

/** Which payment kinds a dealer takes from a customer group; position 0 is the default. */
export const dealerPayments = pgTable(
  'dealer_payments',
  {
    dealerId: integer()
      .notNull()
      .references(() => dealers.id, { onDelete: 'cascade' }),
    paymentKindId: integer().notNull(),
    customerGroupId: smallint().notNull(),
    position: smallint().notNull(),
    /** Days after delivery for invoices. */
    termDays: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealerId, table.paymentKindId, table.customerGroupId] })],
);

/** Places beside an offer list that a dealer paid for ('Anzeige'); they never reorder the list. */
export const paidPlaces = pgTable('paid_places', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  dealerId: integer()
    .notNull()
    .references(() => dealers.id, { onDelete: 'cascade' }),
  countryId: smallint().notNull(),
  productGroupId: smallint().notNull(),
  /** First digits of the postcodes where it is displayed; empty: everywhere in the country. */
  zipPrefix: impersonalColumn('place', text().notNull()),
  /** Who paid. */
  onBehalfOf: impersonalColumn('business', text().notNull()),
  /** Why it is displayed here, as text (rule ADVERT-03). */
  reason: impersonalColumn('business', text().notNull()),
  /** Both days are within. */
  validFrom: date().notNull(),
  validUntil: date().notNull(),
});

/** One row; raised with every change of prices, makers, areas, options, payments or paid places, and announced by NOTIFY price_book. */
export const priceBookVersion = pgTable('price_book_version', {
  id: smallint().primaryKey(),
  version: integer().notNull(),
});

/** Daily prices of a place as one array: entry 0 is firstDay, gross cents per t or 100 l (pallet goods per t too). placeKind country | state | place. */
export const priceSeries = pgTable(
  'price_series',
  {
    countryId: smallint().notNull(),
    placeKind: impersonalColumn('code', text().notNull()),
    placeKey: impersonalColumn('place', text().notNull()),
    productId: integer().notNull(),
    firstDay: date().notNull(),
    dailyCents: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.placeKind, table.placeKey, table.productId] })],
);
