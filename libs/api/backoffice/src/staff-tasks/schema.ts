import { users } from '@heizplatz/api-identity';
import { impersonal, impersonalColumn } from '@heizplatz/identity';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import * as v from 'valibot';

/** What a change replaced, for whoever made it. */
const ReplacedTask = impersonal(
  'code',
  v.object({
    byUserId: v.number(),
    ownerUserId: v.nullable(v.number()),
    /** ISO times. */
    snoozedUntil: v.nullable(v.string()),
    doneAt: v.nullable(v.string()),
  }),
);
export type ReplacedTask = Readonly<v.InferOutput<typeof ReplacedTask>>;

/**
 * A staff decision about a pending task. Pending tasks themselves are queried from their own tables, and have no row
 * here until then.
 */
export const staffTasks = pgTable(
  'staff_tasks',
  {
    /** STAFF_TASK_KINDS of the contract. */
    kind: impersonalColumn('code', text().notNull()),
    /** What waits, by its own id as text. */
    objectId: impersonalColumn('reference', text().notNull()),
    /** The assignee; null: none. */
    ownerUserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Waits unseen until then; null: it does not. */
    snoozedUntil: timestamp({ withTimezone: true }),
    /** Done, unless it has begun to wait anew since; null: it waits. */
    doneAt: timestamp({ withTimezone: true }),
    /** Null: nothing to undo. */
    replaced: impersonalColumn('system', jsonb().$type<ReplacedTask>(), ReplacedTask),
    /** Raised by every change, so that two who take it at once see each other. */
    version: integer().notNull().default(1),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.objectId] }), index().on(table.ownerUserId)],
);
