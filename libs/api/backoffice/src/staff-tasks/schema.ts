import { users } from '@heizplatz/api-identity';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What somebody of staff decided about a thing that waits. What waits itself is asked of its own tables, and has no row here until then. */
export const staffTasks = pgTable(
  'staff_tasks',
  {
    /** STAFF_TASK_KINDS of the contract. */
    kind: text().notNull(),
    /** What waits, by its own id as text. */
    objectId: text().notNull(),
    /** Who takes care of it; null: nobody. */
    ownerUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Waits unseen until then; null: it does not. */
    snoozedUntil: timestamp({ withTimezone: true }),
    /** Raised by every change, so that two who take it at once see each other. */
    version: integer().notNull().default(1),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.objectId] }), index().on(table.ownerUserId)],
);
