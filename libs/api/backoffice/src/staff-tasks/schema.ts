import { users } from '@heizplatz/api-identity';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * A staff decision about a pending task. Pending tasks themselves are queried from their own tables, and have no row
 * here until then.
 */
export const staffTasks = pgTable(
  'staff_tasks',
  {
    /** STAFF_TASK_KINDS of the contract. */
    kind: text().notNull(),
    /** What waits, by its own id as text. */
    objectId: text().notNull(),
    /** The assignee; null: none. */
    ownerUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Waits unseen until then; null: it does not. */
    snoozedUntil: timestamp({ withTimezone: true }),
    /** Raised by every change, so that two who take it at once see each other. */
    version: integer().notNull().default(1),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.objectId] }), index().on(table.ownerUserId)],
);
