import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * A draft of an order; it belongs to the holder of the HttpOnly cookie hp_order_{group}. One process creates at most
 * one order.
 */
export const orderProcesses = pgTable(
  'order_processes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the cookie, in hexadecimal. */
    tokenHash: text().notNull().unique(),
    countryId: smallint().notNull(),
    productGroupId: smallint().notNull(),
    /** CalculationConfiguration of the contract; parsed when read. */
    configuration: jsonb().notNull(),
    offerId: text().notNull(),
    /** The OfferVariant that was chosen, with its price and split; parsed when read. */
    offer: jsonb().notNull(),
    /** HeldOffer: a price that a mail promised, and until when; parsed when read. */
    heldOffer: jsonb(),
    heldUntil: timestamp({ withTimezone: true }),
    /** AccessConditions; null until the access check is done. */
    accessConditions: jsonb(),
    /** The user who chose the addresses; the columns below are visible to no other user. */
    userId: integer(),
    /** SelectedAddress[]. */
    selectedAddresses: jsonb(),
    paymentKindId: smallint(),
    paymentModifier: smallint(),
    /** AES-256-GCM with the id of the process as associated data. */
    ibanEncrypted: text(),
    ibanMasked: text(),
    accountHolder: text(),
    mandateReference: text(),
    mandateAcceptedAt: timestamp({ withTimezone: true }),
    /** Credit: when the customer agreed to the provider's check; null for other kinds. */
    creditConsentAt: timestamp({ withTimezone: true }),
    /** Credit: 'YYYY-MM-DD', encrypted like the IBAN. */
    birthDateEncrypted: text(),
    /** Names this order to the provider's instalment page and its device check; random. */
    instalmentToken: text(),
    deviceToken: text(),
    /** What the provider refused this order; not offered again. */
    refusedPaymentKindIds: smallint().array().notNull().default([]),
    /** Set when it was placed. */
    orderId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** The response to a finalise request; the same key with other content is refused. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ownerId: integer().notNull(),
    key: uuid().notNull(),
    /** SHA-256 of the content, in hexadecimal. */
    contentHash: text().notNull(),
    /** Null only inside the transaction that places the order. */
    answer: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] })],
);
