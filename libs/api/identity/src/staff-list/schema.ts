import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/schema';

/** Files of lists too long to be waited for; written by the job `staff-export`, and gone after a week. */
export const staffExports = pgTable(
  'staff_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the list's export call. */
    callId: impersonalColumn('code', text().notNull()),
    /** Its query as it was sent; parsed when read. */
    query: personalColumn({ ends: 'exportFile', withheld: 'others', content: 'request' }, jsonb().notNull()),
    fileName: impersonalColumn('reference', text().notNull()),
    contentType: impersonalColumn('code', text().notNull()),
    state: impersonalColumn(
      'code',
      text().$type<'waiting' | 'running' | 'done' | 'failed'>().notNull().default('waiting'),
    ),
    /** Counted when it began; null: not yet. */
    rowTotal: integer(),
    rowsDone: integer().notNull().default(0),
    /** Whether columns with personal data are in it. */
    isPersonal: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
    /** Then file and row are removed. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.expiresAt)],
);
