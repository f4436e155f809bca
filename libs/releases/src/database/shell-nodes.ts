import { asc, gte, lt, sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { ReleaseHealthBatch } from '../release-health.ts';
import { shellNodes } from './tables.ts';

type Database = PgDatabase<NodePgQueryResultHKT>;

export type ShellNode = typeof shellNodes.$inferSelect;

type Report = Pick<ReleaseHealthBatch, 'node' | 'refused' | 'fit' | 'serving'>;

/** A shell's own report, which replaces the previous one. */
export async function saveShellNode(
  db: Database,
  { node, refused, fit, serving }: Report,
  seenAt: Date,
): Promise<void> {
  const report = { seenAt, refused, fit: fit ?? null, serving: serving ?? null };
  await db
    .insert(shellNodes)
    .values({ node, ...report })
    .onConflictDoUpdate({ target: shellNodes.node, set: report });
}

/** A shell reports every few seconds; one that has been silent for so long is gone. */
const goneBefore = (now: Date): Date => new Date(now.getTime() - 60_000);

export async function deleteGoneShells(db: Database, now: Date): Promise<void> {
  await db.delete(shellNodes).where(lt(shellNodes.seenAt, goneBefore(now)));
}

/** Those that are there. */
export const listShellNodes = (db: Database, now: Date): Promise<ShellNode[]> =>
  db
    .select()
    .from(shellNodes)
    .where(gte(shellNodes.seenAt, goneBefore(now)))
    .orderBy(asc(shellNodes.node));

/** Whether the database was migrated to a version in which shells say what they serve. */
export async function hasShellReports(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pg_attribute where attrelid = to_regclass('shell_nodes') and attname = ${shellNodes.serving.name}`);
  return rows.length > 0;
}
