import { users } from '@heizplatz/api-identity';
import { outbox } from '@heizplatz/api-platform';
import type { CaseMailKind } from '@heizplatz/contract';
import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mails that staff wrote to the customer of a case; each goes with its mail of the outbox. */
export const caseMails = pgTable(
  'case_mails',
  {
    mailId: uuid()
      .primaryKey()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    kind: impersonalColumn('code', text().$type<CaseMailKind>().notNull()),
    /** The case, by its own id as text. */
    objectId: impersonalColumn('reference', text().notNull()),
    subject: personalColumn({ ends: 'mail', withheld: 'mailbox' }, text().notNull()),
    /** As it was written, without what the mail adds. */
    text: personalColumn({ ends: 'mail', withheld: 'mailbox' }, text().notNull()),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    authorName: personalColumn({ ends: 'staff' }, text().notNull()),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.kind, table.objectId, table.at)],
);
