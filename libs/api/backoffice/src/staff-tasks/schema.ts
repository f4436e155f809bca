import { users } from '@heizplatz/api-identity';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What a change replaced, for whoever made it. */
export interface ReplacedTask {
  readonly byUserId: number;
  readonly ownerUserId: number | null;
  /** ISO times. */
  readonly snoozedUntil: string | null;
  readonly doneAt: string | null;
}

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
    /** Done, unless it has begun to wait anew since; null: it waits. */
    doneAt: timestamp({ withTimezone: true }),
    /** Null: nothing to undo. */
    replaced: jsonb().$type<ReplacedTask>(),
    /** Raised by every change, so that two who take it at once see each other. */
    version: integer().notNull().default(1),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.objectId] }), index().on(table.ownerUserId)],
);
