import { impersonalColumn } from '@heizplatz/identity';
import { boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Goods that can be ordered; ids of rule GOODS-02 (20 loose pellets, 23 bags …). */
export const products = pgTable('products', {
  id: integer().primaryKey(),
  productGroupId: smallint().notNull(),
  name: impersonalColumn('goods', text().notNull()),
  isDefault: boolean().notNull(),
});

/** ENplus A1, DINplus … */
export const certifications = pgTable('certifications', {
  id: integer().primaryKey(),
  key: impersonalColumn('code', text().notNull()),
  name: impersonalColumn('goods', text().notNull()),
});

/**
 * VAT by country, product group and day, in hundredths of a percent (700, 810). The latest validFrom not after the day
 * counts; a rate that names a product stands before its group's.
 */
export const vatRates = pgTable(
  'vat_rates',
  {
    countryId: smallint().notNull(),
    productGroupId: smallint().notNull(),
    /** 0: every product of the group that has no rate of its own. */
    productId: integer().notNull().default(0),
    validFrom: date().notNull(),
    rateBasisPoints: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.productGroupId, table.productId, table.validFrom] })],
);

/** Who makes goods (GPSR); price lists name them. */
export const makers = pgTable('makers', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: impersonalColumn('business', text().notNull().unique()),
  /** In one line. */
  address: impersonalColumn('business', text().notNull()),
  emailAddress: impersonalColumn('business', text().notNull()),
  /** ENplus or DINplus id; null without. */
  certificateNumber: impersonalColumn('business', text()),
});

/** What can be chosen beside the goods: hose, vehicle, time of day, delivery time, bag size …; key names the group. */
export const options = pgTable('options', {
  id: integer().primaryKey(),
  key: impersonalColumn('code', text().notNull()),
  name: impersonalColumn('goods', text().notNull()),
  /** Rule GOODS-06: 10000 delivery, 10001 product, 10002 stations, 10004 variant, 10005 blowing, 10006 setting. */
  upsellingTypeId: integer().notNull(),
  /** Working days for delivery-time options, metres for hoses, kilograms for bags; else null. */
  size: integer(),
  isDefault: boolean().notNull(),
  position: smallint().notNull(),
});

/** Which product groups offer an option. */
export const optionGroups = pgTable(
  'option_groups',
  {
    optionId: integer()
      .notNull()
      .references(() => options.id),
    productGroupId: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.optionId, table.productGroupId] })],
);

/** kind is the path part of /bezahlung/; isCredit stands behind a flag per country (rule PAY-02). */
export const paymentKinds = pgTable('payment_kinds', {
  id: integer().primaryKey(),
  kind: impersonalColumn('code', text().notNull()),
  key: impersonalColumn('code', text().notNull()),
  name: impersonalColumn('goods', text().notNull()),
  isCredit: boolean().notNull(),
  isRatePay: boolean().notNull(),
});
