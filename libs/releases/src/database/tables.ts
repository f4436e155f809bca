import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What the pointer says of each remote now. */
export const releasePointer = pgTable('release_pointer', {
  remote: text('remote').primaryKey(),
  revision: integer('revision').notNull(),
  /** PointerEntry with its signature; parsed when read. */
  entry: jsonb('entry').notNull(),
});

/** Every move of the pointer: who, why, by which command, when, and what it said then. */
export const releaseMoves = pgTable(
  'release_move',
  {
    remote: text('remote').notNull(),
    revision: integer('revision').notNull(),
    movedBy: text('moved_by').notNull(),
    reason: text('reason').notNull(),
    command: text('command').notNull(),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
    entry: jsonb('entry').notNull(),
    signature: text('signature').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.revision] })],
);
