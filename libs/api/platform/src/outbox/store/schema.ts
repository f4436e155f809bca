import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { type MailState, StoredAttachment } from '../compose/mail';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Every mail there is, written in the transaction that causes it and sent by the job `send-mails`. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    countryId: smallint().notNull(),
    /** What it is about: 'order-received' … */
    kind: impersonalColumn('code', text().notNull()),
    /** The order that it is about; null for all others. */
    orderId: uuid(),
    recipient: personalColumn({ ends: 'mail', withheld: 'elsewhere' }, text().notNull()),
    replyTo: personalColumn({ ends: 'mail', withheld: 'mailbox' }, text()),
    subject: personalColumn({ ends: 'mail', own: 'Betreff' }, text().notNull()),
    /** Without its links; mails from before `textEncrypted` was stored contain them until they were sent. */
    text: personalColumn({ ends: 'mail', withheld: 'mailbox' }, text().notNull()),
    /** Empty, but of those older mails. */
    html: personalColumn({ ends: 'mail', withheld: 'mailbox' }, text().notNull()),
    /** Where a mail programme unsubscribes by one POST (RFC 8058); of older mails alone. */
    unsubscribeUrl: personalColumn({ ends: 'mail', withheld: 'mailbox' }, text()),
    /** SealedWords as `encryptText` writes them, bound to `outbox|<id>`: what is sent, with its links. Null once they are not needed any more. */
    wordsEncrypted: personalColumn({ ends: 'mail', withheld: 'mailbox' }, text()),
    attachments: personalColumn(
      { ends: 'mail', withheld: 'mailbox', content: v.array(StoredAttachment) },
      jsonb().$type<StoredAttachment[]>().notNull(),
    ),
    /** 0: somebody waits for it; 1: written to many, and sent after the others. */
    urgency: smallint().notNull().default(0),
    /** queued → sent | kept (no mail server is configured) | failed (all attempts used up). */
    state: impersonalColumn('code', text().$type<MailState>().notNull().default('queued')),
    attempts: integer().notNull().default(0),
    lastError: personalColumn({ ends: 'mail', withheld: 'mailbox' }, text()),
    /** Not before then, after a failure; null: at once. */
    nextAttemptAt: timestamp({ withTimezone: true }),
    /** A node is sending it; when it stops in the middle, another takes it up from then on. */
    claimedUntil: timestamp({ withTimezone: true }),
    /** When a mail server returned it as undeliverable, and the server's message. */
    bouncedAt: timestamp({ withTimezone: true }),
    bounceReason: personalColumn({ ends: 'mail', withheld: 'mailbox' }, text()),
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
  hash: impersonalColumn('hash', text().primaryKey()),
  content: personalColumn({ ends: 'mail', withheld: 'mailbox' }, bytea().notNull()),
  /** When it was last attached. */
  usedAt: timestamp({ withTimezone: true }).notNull(),
});
