import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ServedRemote } from '../release-health.ts';
import type { ShellReport } from '../rollout.ts';

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

const sum = (name: string) => integer(name).notNull().default(0);
const histogram = (name: string) => integer(name).array().notNull().default([]);

/** What happened to the visitors of a version, minute by minute (HealthSums). */
export const releaseHealth = pgTable(
  'release_health',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    countryId: integer('country_id').notNull(),
    minute: timestamp('minute', { withTimezone: true }).notNull(),
    visits: sum('visits'),
    serverErrors: sum('server_errors'),
    scriptErrors: sum('script_errors'),
    orders: sum('orders'),
    lcp: histogram('lcp'),
    inp: histogram('inp'),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version, table.countryId, table.minute] })],
);

/** The last report of each running shell; rows of silent shells are deleted. */
export const shellNodes = pgTable('shell_nodes', {
  node: text('node').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** Releases that it does not serve though the pointer names them. */
  refused: jsonb('refused').$type<ShellReport['refused']>().notNull(),
  /** What a release has to fit in it (ShellFit); null: a shell of before, which does not say. */
  fit: jsonb('fit'),
  /** What it serves of each remote; null: a shell of before, which does not say. */
  serving: jsonb('serving').$type<readonly ServedRemote[]>(),
});
