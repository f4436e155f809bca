import { sql } from 'drizzle-orm';
import { impersonal, impersonalColumn, personalColumn, personal } from '@heizplatz/identity';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { ShellFit } from '../fit.ts';
import { PointerEntry } from '../pointer/pointer-entry.ts';
import { ServedRemote } from '../release-health.ts';
import type { ShellReport } from '../rollout.ts';

const RefusedRelease = v.object({ remote: v.string(), version: v.string(), reason: v.string() });

/** What the pointer says of each remote now. */
export const releasePointer = pgTable('release_pointer', {
  remote: impersonalColumn('code', text('remote').primaryKey()),
  revision: integer('revision').notNull(),
  /** PointerEntry with its signature; parsed when read. */
  entry: personalColumn({ ends: 'staff', content: personal('staff', PointerEntry) }, jsonb('entry').notNull()),
});

/** Every move of the pointer: who, why, by which command, when, and what it said then. */
export const releaseMoves = pgTable(
  'release_move',
  {
    remote: impersonalColumn('code', text('remote').notNull()),
    revision: integer('revision').notNull(),
    movedBy: personalColumn({ ends: 'staff' }, text('moved_by').notNull()),
    reason: personalColumn({ ends: 'staff' }, text('reason').notNull()),
    command: impersonalColumn('code', text('command').notNull()),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
    entry: personalColumn({ ends: 'staff', content: personal('staff', PointerEntry) }, jsonb('entry').notNull()),
    signature: impersonalColumn('hash', text('signature').notNull()),
  },
  (table) => [primaryKey({ columns: [table.remote, table.revision] })],
);

/** Tokens by which teams publish and move their remotes over HTTP; the token itself is known to its team alone. */
export const releaseTokens = pgTable('release_token', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** SHA-256, hex. */
  tokenHash: impersonalColumn('hash', text('token_hash').notNull().unique()),
  team: impersonalColumn('system', text('team').notNull()),
  remotes: impersonalColumn('code', text('remotes').array().notNull()),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: personalColumn({ ends: 'staff' }, text('created_by').notNull()),
  /** To the minute; null: never used. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  /** The default is for tokens from before, and for commands of the version before. */
  expiresAt: timestamp('expires_at', { withTimezone: true })
    .notNull()
    .default(sql`now() + interval '90 days'`),
  /** Null: it is valid until it expires. */
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});

const sum = (name: string) => integer(name).notNull().default(0);
const histogram = (name: string) => integer(name).array().notNull().default([]);

/** What happened to the visitors of a version, minute by minute (HealthSums). */
export const releaseHealth = pgTable(
  'release_health',
  {
    remote: impersonalColumn('code', text('remote').notNull()),
    version: impersonalColumn('system', text('version').notNull()),
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
  node: impersonalColumn('system', text('node').primaryKey()),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** Releases that it does not serve though the pointer names them. */
  refused: impersonalColumn(
    'system',
    jsonb('refused').$type<ShellReport['refused']>().notNull(),
    impersonal('system', v.array(RefusedRelease)),
  ),
  /** What a release has to fit in it (ShellFit); null: a shell of before, which does not say. */
  fit: impersonalColumn('system', jsonb('fit'), impersonal('system', ShellFit)),
  /** What it serves of each remote; null: a shell of before, which does not say. */
  serving: impersonalColumn(
    'system',
    jsonb('serving').$type<readonly ServedRemote[]>(),
    impersonal('system', v.array(ServedRemote)),
  ),
});
