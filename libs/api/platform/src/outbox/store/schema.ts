import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailState, StoredAttachment } from '../compose/mail';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Every mail there is, written in the transaction that causes it and sent by the job `send-mails`. */
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
    /** Without its links; mails from before `textEncrypted` was stored contain them until they were sent. */
    text: text().notNull(),
    /** Empty, but of those older mails. */
    html: text().notNull(),
    /** Where a mail programme unsubscribes by one POST (RFC 8058); of older mails alone. */
    unsubscribeUrl: text(),
    /** SealedWords as `encryptText` writes them, bound to `outbox|<id>`: what is sent, with its links. Null once they are not needed any more. */
    wordsEncrypted: text(),
    attachments: jsonb().$type<StoredAttachment[]>().notNull(),
    /** 0: somebody waits for it; 1: written to many, and sent after the others. */
    urgency: smallint().notNull().default(0),
    /** queued → sent | kept (no mail server is configured) | failed (all attempts used up). */
    state: text().$type<MailState>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** Not before then, after a failure; null: at once. */
    nextAttemptAt: timestamp({ withTimezone: true }),
    /** A node is sending it; when it stops in the middle, another takes it up from then on. */
    claimedUntil: timestamp({ withTimezone: true }),
    /** When a mail server returned it as undeliverable, and the server's message. */
    bouncedAt: timestamp({ withTimezone: true }),
    bounceReason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.recipient),
    index().on(table.orderId),
    index().on(table.state, table.createdAt),
    index('outbox_queue')
      .on(table.urgency, table.createdAt)
      .where(sql`state = 'queued'`),
    // What nightly jobs look for.
    index('outbox_sealed')
      .on(table.createdAt)
      .where(sql`words_encrypted is not null`),
    index('outbox_without_order')
      .on(table.createdAt)
      .where(sql`order_id is null`),
    index('outbox_unsealed')
      .on(table.createdAt)
      .where(sql`words_encrypted is null and html <> ''`),
    index('outbox_attachments').using('gin', sql`attachments jsonb_path_ops`),
  ],
);

/** Attachments, each content once however many mails hold it; those that none holds any more are swept. */
export const mailFiles = pgTable('mail_files', {
  /** SHA-256 in hexadecimal. */
  hash: text().primaryKey(),
  content: bytea().notNull(),
  /** When it was last attached. */
  usedAt: timestamp({ withTimezone: true }).notNull(),
});
