import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailAttachment, MailState } from './mail';

/** Every mail there is, written in the transaction that causes it and sent by the job `send-mail`. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    countryId: smallint().notNull(),
    /** What it is about: 'order-received' … */
    kind: text().notNull(),
    /** The order that it is about; null for all others. */
    orderId: uuid(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Where a mail programme unsubscribes by one POST (RFC 8058); null for mails that are no subscription. */
    unsubscribeUrl: text(),
    attachments: jsonb().$type<MailAttachment[]>().notNull(),
    /** queued → sent | kept (no mail server is named) | failed (every attempt used up). */
    state: text().$type<MailState>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.recipient),
    index().on(table.orderId),
    index().on(table.state, table.createdAt),
    index('outbox_staff_search').using('gin', sql`staff_words(${table.recipient}, ${table.subject}) gin_trgm_ops`),
  ],
);
