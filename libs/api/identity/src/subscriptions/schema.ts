import { CalculationConfiguration, type CountryId, OfferVariant } from '@heizplatz/contract';
import { impersonal, impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { users } from '../users/schema';

/** Of HeldOffer (pricing) what is text: the offer and its request. */
const StoredOffer = v.looseObject({
  OfferId: impersonal('goods', v.string()),
  Configuration: CalculationConfiguration,
  Variant: OfferVariant,
});

/** Subscribers to a price alert, or to news. Anonymous ones and news wait until the mailed link confirms them. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: impersonalColumn('code', text().$type<'price' | 'news'>().notNull()),
    countryId: smallint().$type<CountryId>().notNull(),
    /** The account, which determines the mailbox; null: the reader of the e-mail. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** As entered; null for an account. */
    email: personalColumn({ ends: 'notification', withheld: 'elsewhere' }, text()),
    /** Null for news, like the next three. */
    zipCode: personalColumn({ ends: 'notification', own: 'Plz' }, text()),
    productId: integer(),
    /** In the unit of the product's group. */
    amount: integer(),
    /** Gross per t, pallet or 100 l. */
    thresholdCents: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until the button of the mailed page was pressed. */
    confirmedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    lastSentAt: timestamp({ withTimezone: true }),
    /** When the price was last seen above the wish: only after that does a price that fell again get another mail. */
    lastAboveAt: timestamp({ withTimezone: true }),
    /** What the last mail named, as thresholdCents, and until when an order gets it. */
    heldCents: integer(),
    priceHeldUntil: timestamp({ withTimezone: true }),
    /** The order that got the price of the last mail; null: none yet. */
    heldOrderId: uuid(),
    /** HeldOffer: the offer in the mail, with its request; parsed when read. */
    heldOffer: personalColumn({ ends: 'notification', withheld: 'elsewhere', content: StoredOffer }, jsonb()),
  },
  (table) => [
    index().on(table.userId),
    index('notifications_email_index').on(sql`lower(${table.email})`),
    index()
      .on(table.kind, table.countryId)
      .where(sql`confirmed_at is not null and ended_at is null`),
  ],
);
