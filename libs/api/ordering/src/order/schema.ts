import { TIME_ZONE } from '@heizplatz/api-platform';
import {
  AccessConditions,
  Address,
  CalculationConfiguration,
  DeliveryWindow,
  OfferVariant,
  OrderDeliveryPoint,
  SelectedPayment,
} from '@heizplatz/contract';
import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { QrBill } from '../qr-bill/qr-bill';

/** One sequence a country for the number that people say; gaps are allowed. */
export const orderNumbersDe = pgSequence('order_numbers_de');
export const orderNumbersAt = pgSequence('order_numbers_at');
export const orderNumbersCh = pgSequence('order_numbers_ch');

/** A placed order, with its source data as it was then: later changes of dealer, address or price do not affect it. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** 'DE-26-000123-K7PXM'; older ones and those of demo data end after the digits. */
    number: impersonalColumn('reference', text().notNull().unique()),
    /** One process makes one order: what two tabs and retries run into at last. */
    processId: uuid().notNull().unique(),
    countryId: smallint().notNull(),
    productGroupId: smallint().notNull(),
    userId: integer().notNull(),
    email: personalColumn({ ends: 'order', own: 'EMail' }, text().notNull()),
    isGuest: boolean().notNull(),
    dealerId: integer().notNull(),
    branchId: integer().notNull(),
    /** In the group's unit, of all stations. */
    amount: integer().notNull(),
    totalCents: integer().notNull(),
    /** Snapshots; parsed when read. */
    configuration: impersonalColumn('goods', jsonb().notNull(), CalculationConfiguration),
    offer: impersonalColumn('goods', jsonb().notNull(), OfferVariant),
    accessConditions: personalColumn({ ends: 'order', own: 'Zufahrt', content: AccessConditions }, jsonb().notNull()),
    /** One entry a station: {StationNumber, StationAmount, Address}. */
    deliveryAddresses: personalColumn(
      { ends: 'order', own: 'Lieferadressen', content: v.array(OrderDeliveryPoint) },
      jsonb().notNull(),
    ),
    invoiceAddress: personalColumn({ ends: 'order', own: 'Rechnungsadresse', content: Address }, jsonb()),
    payment: personalColumn({ ends: 'order', own: 'Zahlung', content: SelectedPayment }, jsonb().notNull()),
    /** AES-256-GCM with the id of the process as associated data. */
    ibanEncrypted: personalColumn({ ends: 'bankDetails', withheld: 'secret' }, text()),
    accountHolder: personalColumn({ ends: 'bankDetails', own: 'Kontoinhaber' }, text()),
    mandateReference: personalColumn({ ends: 'order', own: 'Mandatsreferenz' }, text()),
    mandateAcceptedAt: timestamp({ withTimezone: true }),
    /** CH invoice: the QR bill's contents; parsed when read. */
    qrBill: personalColumn({ ends: 'order', withheld: 'elsewhere', content: QrBill }, jsonb()),
    /** Rule ORDER-01: placed, accepted, declined, expired … */
    state: impersonalColumn('code', text().notNull()),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    answerDueAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when its mailbox has to be proven; null: its dealer has heard of it. Stays when it ended without that. */
    confirmUntil: timestamp({ withTimezone: true }),
    /** When the link mailed to its mailbox was used; null: not requested, or not used. */
    mailboxProvenAt: timestamp({ withTimezone: true }),
    /** Private and collective buyers; they alone may withdraw. */
    isConsumer: boolean().notNull().default(true),
    /**
     * The list's factor per scale step, in ten-thousandths, if the dealer's offer stated that a smaller delivery is
     * priced by its own step; else null.
     */
    stepFactors: integer().array(),
    /** {Date, From, To}: agreed, and proposed by the dealer but not answered yet. */
    deliveryWindow: impersonalColumn('goods', jsonb(), DeliveryWindow),
    proposedWindow: impersonalColumn('goods', jsonb(), DeliveryWindow),
    /** The day that the customer requested; null again once the dealer has set or proposed a date. */
    requestedDate: date(),
    /** In the group's unit, as weighed. */
    deliveredAmount: integer(),
    /** As the dealer reported it, more than 10 % below the order: counts as delivered once it is confirmed. Null: nothing waits. */
    reportedAmount: integer(),
    deliveredOn: date(),
    weightReportedAt: timestamp({ withTimezone: true }),
    /** Gross: what goods cost a t, pallet or 100 l, and the whole, by the delivered amount (settle-weight.ts). */
    settledUnitCents: integer(),
    settledCents: integer(),
    /** Gross of the settled price: what a withdrawal of a part takes off it, entered by support once it is agreed. */
    withdrawnCents: integer(),
    /** VAT of the day of delivery, in hundredths of a percent; null: not delivered, or weighed before this was stored. */
    settledVatBasisPoints: integer(),
    /** The customer's recorded answer to more than 10 % above the order; null: none requested or none given. */
    hasWeightConsent: boolean(),
    weightConsentAt: timestamp({ withTimezone: true }),
    /** customer | dealer | duplicate | undeliverable | goodwill. */
    cancellationKind: impersonalColumn('code', text()),
    /** Why it was declined or cancelled, or why the delivery failed. */
    reason: personalColumn({ ends: 'order', own: 'Grund' }, text()),
    invoicedAt: timestamp({ withTimezone: true }),
    /** As the dealer's invoice names itself, in cents; null: not named. */
    invoiceNumber: impersonalColumn('reference', text()),
    invoiceCents: integer(),
    paidAt: timestamp({ withTimezone: true }),
    withdrawnAt: timestamp({ withTimezone: true }),
    /**
     * Staff who took the order on the phone while impersonating the customer, by number and the name at that time;
     * null: placed by the customer.
     */
    takenByUserId: integer(),
    takenByName: personalColumn({ ends: 'staff' }, text()),
    /** Incremented by every change, so that no one overwrites a newer change of someone else. */
    version: integer().notNull().default(1),
    /** Stand in the signed links of customer and dealer; raised, they close all links before. */
    customerLinkVersion: smallint().notNull().default(0),
    dealerLinkVersion: smallint().notNull().default(0),
    // Statistics columns, derived from the snapshots by the database, so they can never differ from them.
    placedOn: date().generatedAlwaysAs(sql`(placed_at at time zone '${sql.raw(TIME_ZONE)}')::date`),
    productId: integer().generatedAlwaysAs(sql`(offer ->> 'ProductId')::integer`),
    zipCode: impersonalColumn(
      'place',
      text().generatedAlwaysAs(sql`delivery_addresses -> 0 -> 'Address' ->> 'ZipCode'`),
    ),
    paymentKind: impersonalColumn('code', text().generatedAlwaysAs(sql`payment ->> 'Kind'`)),
    isRatePay: boolean().generatedAlwaysAs(sql`(payment ->> 'IsRatePayPayment')::boolean`),
    /** As delivered, or as ordered before; null for goods without a weight (statistics/get-weight.ts, equal by a test). */
    weightKg: integer().generatedAlwaysAs(sql`case
      when product_group_id in (3, 7, 9, 10) then coalesce(delivered_amount, amount)
      when product_group_id in (4, 6, 8)
        then coalesce(delivered_amount, amount) * round((offer ->> 'PalletWeightKg')::numeric)::integer
      end`),
  },
  (table) => [
    // Statistics read this index alone.
    index('orders_statistics_rows').on(
      ...([table.placedOn, table.countryId, table.dealerId, table.zipCode, table.productId, table.weightKg] as const),
      ...([table.paymentKind, table.isRatePay, table.state, table.settledCents, table.reportedAmount] as const),
      ...([table.totalCents, table.withdrawnCents, table.productGroupId, table.amount, table.deliveredAmount] as const),
    ),
    index().on(table.userId, table.placedAt),
    index('orders_guest_mailbox_index')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.isGuest}`),
    index().on(table.state, table.answerDueAt),
    // Lists of staff count and page by these alone, filters included: a row of this table is 2.4 KB (decision 91).
    index('orders_placed_list').on(
      ...([table.placedAt, table.id, table.countryId, table.state, table.deliveredOn, table.invoicedAt] as const),
    ),
    index('orders_country_list').on(table.countryId, table.placedAt, table.id, table.deliveredOn, table.invoicedAt),
    index('orders_dealer_list').on(
      ...([table.dealerId, table.placedAt, table.id, table.countryId, table.number] as const),
      ...([table.deliveredOn, table.invoicedAt] as const),
    ),
    index('orders_delivered_list').on(table.deliveredOn, table.id, table.countryId, table.placedAt, table.invoicedAt),
    index('orders_invoiced_list').on(table.invoicedAt, table.id, table.countryId, table.placedAt, table.deliveredOn),
    index('orders_number_list').on(
      ...([table.countryId, table.number, table.id, table.placedAt] as const),
      ...([table.deliveredOn, table.invoicedAt] as const),
    ),
    // What a dealer still has to do, and which day it agreed to (an ISO text, since casts to dates are not immutable).
    index('orders_open_list')
      .on(table.dealerId, table.placedAt, table.id)
      .where(sql`state in ('placed', 'accepted', 'scheduled', 'delivery-failed')`),
    index('orders_window_list').on(
      sql`(delivery_window->>'Date')`,
      ...([table.id, table.state, table.countryId, table.dealerId] as const),
    ),
    index('orders_total_list').on(table.totalCents, table.id, table.state, table.countryId, table.dealerId),
    // Of up to 10,001 orders that a search found, what a list filters and sorts by.
    index('orders_found_list').on(table.id, table.placedAt, table.state, table.countryId, table.dealerId),
    // What nightly jobs look for, so that they do not read what they have done in other years.
    index('orders_personal')
      .on(table.placedAt, table.id)
      .where(sql`email <> 'gelöscht'`),
    index('orders_without_contract')
      .on(table.answerDueAt, table.id)
      .where(sql`state in ('declined', 'expired') and email <> 'gelöscht'`),
    index('orders_bank_details')
      .on(table.placedAt, table.id)
      .where(sql`iban_encrypted is not null or account_holder is not null`),
    index('orders_reported_weight')
      .on(table.weightReportedAt, table.id)
      .where(sql`reported_amount is not null`),
    index('orders_withdrawn_part')
      .on(table.id)
      .where(sql`withdrawn_cents is not null`),
  ],
);

/** The split as it was charged: rows add up to the order's total. */
export const orderPositions = pgTable(
  'order_positions',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** goods | delivery | option | rounding. */
    kind: impersonalColumn('code', text().notNull()),
    optionId: integer(),
    name: impersonalColumn('goods', text().notNull()),
    grossCents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** Everything that happened to an order, with time and author; nothing here is changed or deleted. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** state, date-proposed, date-answered, move-requested, weight-reported, weight-answered, document, complaint, complaint-answered, reminder … */
    kind: impersonalColumn('code', text().notNull().default('state')),
    /** Null: the order came into being. */
    fromState: impersonalColumn('code', text()),
    toState: impersonalColumn('code', text().notNull()),
    at: timestamp({ withTimezone: true }).notNull(),
    /** customer | dealer | staff | system. */
    authorKind: impersonalColumn('code', text().notNull()),
    authorId: integer(),
    /** Staff who entered it for the dealer, which is the author then; null: the author did itself. */
    enteredById: integer(),
    /** Who phoned, or why it was entered for the dealer; staff alone read it. */
    caller: personalColumn({ ends: 'order', withheld: 'others' }, text()),
    note: personalColumn({ ends: 'order', own: 'Note' }, text()),
  },
  (table) => [index().on(table.orderId)],
);
