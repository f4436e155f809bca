import { dealers } from '@heizplatz/api-dealers';
import { users } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import type { CountryId, ProductGroupId } from '@heizplatz/contract';
import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ANONYMOUS } from './display-name';

/** A customer's rating of a delivered order, once per order; each is verified by the order that it belongs to. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null where the order lies in the archive. */
    orderId: uuid()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    dealerId: integer()
      .notNull()
      .references(() => dealers.id, { onDelete: 'cascade' }),
    /** Null once the account is gone. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    countryId: smallint().$type<CountryId>().notNull(),
    /** What was delivered; null where it was not stored. */
    productGroupId: smallint().$type<ProductGroupId>(),
    /** 1 … 5, all in all. */
    stars: smallint().notNull(),
    /** 1 … 5; null: not stated. */
    deliveryStars: smallint(),
    goodsStars: smallint(),
    serviceStars: smallint(),
    /** Plain; may be empty. */
    text: impersonalColumn('published', text().notNull()),
    /** What the author wrote, where a report's decision changed it; null: as it stands. */
    originalText: impersonalColumn('published', text()),
    /** 'Anke V.' or 'Anonym'. */
    shownName: personalColumn({ ends: 'account', own: 'GezeigterName', erased: ANONYMOUS }, text().notNull()),
    /** Only published ones are displayed and counted. */
    state: impersonalColumn('code', text().$type<'published' | 'hidden'>().notNull().default('published')),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    dealerAnswer: impersonalColumn('published', text()),
    dealerAnsweredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.dealerId, table.state, table.createdAt),
    index().on(table.userId),
    index().on(table.createdAt, table.id),
    index('reviews_staff_search').using('gin', sql`staff_words(${table.text}, ${table.shownName}) gin_trgm_ops`),
    check('reviews_stars_range', sql`${table.stars} between 1 and 5`),
  ],
);

/** Orders whose customer was invited to rate; one invitation each. */
export const reviewInvitations = pgTable('review_invitations', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  sentAt: timestamp({ withTimezone: true }).notNull(),
});

/** Who does not want to be invited any more. */
export const invitationObjections = pgTable('invitation_objections', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: timestamp({ withTimezone: true }).notNull(),
});
