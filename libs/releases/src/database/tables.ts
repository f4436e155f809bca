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

/** Tokens by which teams publish and move their remotes over HTTP; the token itself is known to its team alone. */
export const releaseTokens = pgTable('release_token', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** SHA-256, hex. */
  tokenHash: text('token_hash').notNull().unique(),
  team: text('team').notNull(),
  remotes: text('remotes').array().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
  /** To the minute; null: never used. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  /** Null: it is valid. */
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});
