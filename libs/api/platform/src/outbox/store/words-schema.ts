import { personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { outbox } from './schema';

/**
 * What staff's searches read of a mail: recipient and subject (`staff_words`), in a row of 0.2 KB that stays as it is while
 * the mail is sent. An index of its mail would be written anew with each change of state. Maintained by triggers on
 * outbox.
 */
export const mailWords = pgTable(
  'mail_words',
  {
    mailId: uuid()
      .primaryKey()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    /** The mail's own: whom limited staff may see. */
    countryId: smallint().notNull(),
    /** The mail's own: the newest are found without reading mails. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    words: personalColumn({ ends: 'mail', withheld: 'derived' }, text().notNull()),
  },
  (table) => [
    index('mail_words_search').using('gin', sql`words gin_trgm_ops`),
    index('mail_words_list').on(table.createdAt, table.mailId),
  ],
);
