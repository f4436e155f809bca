import { HeldOffer } from '@heizplatz/api-pricing';
import { AccessConditions, CalculationConfiguration, OfferVariant, SelectedAddress } from '@heizplatz/contract';
import { impersonal, impersonalColumn, personalColumn } from '@heizplatz/identity';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import * as v from 'valibot';

/**
 * A draft of an order; it belongs to the holder of the HttpOnly cookie hp_order_{group}. One process creates at most
 * one order.
 */
export const orderProcesses = pgTable(
  'order_processes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the cookie, in hexadecimal. */
    tokenHash: impersonalColumn('hash', text().notNull().unique()),
    countryId: smallint().notNull(),
    productGroupId: smallint().notNull(),
    /** CalculationConfiguration of the contract; parsed when read. */
    configuration: personalColumn(
      { ends: 'draft', own: 'Konfiguration', content: CalculationConfiguration },
      jsonb().notNull(),
    ),
    offerId: impersonalColumn('goods', text().notNull()),
    /** The OfferVariant that was chosen, with its price and split; parsed when read. */
    offer: personalColumn({ ends: 'draft', withheld: 'passing', content: OfferVariant }, jsonb().notNull()),
    /** HeldOffer: a price that a mail promised, and until when; parsed when read. */
    heldOffer: personalColumn({ ends: 'draft', withheld: 'passing', content: HeldOffer }, jsonb()),
    heldUntil: timestamp({ withTimezone: true }),
    /** The notification whose mail it was. */
    heldNotificationId: integer(),
    /** AccessConditions; null until the access check is done. */
    accessConditions: personalColumn({ ends: 'draft', own: 'Zufahrt', content: AccessConditions }, jsonb()),
    /** The user who chose the addresses; the columns below are visible to no other user. */
    userId: integer(),
    /** SelectedAddress[]. */
    selectedAddresses: personalColumn({ ends: 'draft', own: 'Adressen', content: v.array(SelectedAddress) }, jsonb()),
    paymentKindId: smallint(),
    paymentModifier: smallint(),
    /** AES-256-GCM with the id of the process as associated data. */
    ibanEncrypted: personalColumn({ ends: 'draft', withheld: 'secret' }, text()),
    ibanMasked: personalColumn({ ends: 'draft', own: 'IbanMaskiert' }, text()),
    accountHolder: personalColumn({ ends: 'draft', own: 'Kontoinhaber' }, text()),
    mandateReference: personalColumn({ ends: 'draft', own: 'Mandatsreferenz' }, text()),
    mandateAcceptedAt: timestamp({ withTimezone: true }),
    /** Credit: when the customer agreed to the provider's check; null for other kinds. */
    creditConsentAt: timestamp({ withTimezone: true }),
    /** Credit: 'YYYY-MM-DD', encrypted like the IBAN. */
    birthDateEncrypted: personalColumn({ ends: 'draft', withheld: 'secret' }, text()),
    /** Names this order to the provider's instalment page and its device check; random. */
    instalmentToken: personalColumn({ ends: 'draft', withheld: 'secret' }, text()),
    deviceToken: personalColumn({ ends: 'draft', withheld: 'secret' }, text()),
    /** What the provider refused this order; not offered again. */
    refusedPaymentKindIds: smallint().array().notNull().default([]),
    /** Set when it was placed. */
    orderId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

const PlacedOrderKey = impersonal('reference', v.object({ OrderId: v.string(), OrderNumber: v.string() }));

/** The response to a finalise request; the same key with other content is refused. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ownerId: integer().notNull(),
    key: uuid().notNull(),
    /** SHA-256 of the content, in hexadecimal. */
    contentHash: personalColumn({ ends: 'orderKey', withheld: 'passing' }, text().notNull()),
    /** Null only inside the transaction that places the order. */
    answer: personalColumn({ ends: 'orderKey', withheld: 'passing', content: PlacedOrderKey }, jsonb()),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] })],
);
