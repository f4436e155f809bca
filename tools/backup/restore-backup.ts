import { appendFile, chmod, chown, lchown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from '../database/choose-places.ts';
import { shellQuoted } from './archive-settings.ts';
import { type Backup, listBackups, verifyBackup, walFolder } from './backup-folder.ts';
import { clusterDir } from '../database/cluster.ts';
import { copyTree } from './copied-tree.ts';

export interface RestoreTargets {
  /** PostgreSQL's data folder is `cluster` below it, where the embedded database expects it. */
  readonly databaseDir: string;
  readonly filesDir: string;
  readonly releasesDir: string;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const folderIsUsed = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

/** The base that a moment is reached from; throws where there is none. */
function baseFor(backups: readonly Backup[], at: Date | null): Backup {
  const base = backups.findLast(({ postgres, endedAt }) => postgres !== null && (!at || new Date(endedAt) <= at));
  const when = at ? ` before ${at.toISOString()}` : '';
  if (!base) throw new Error(`There is no database backup${when}; run npm run backup -- --list.`);
  return base;
}

/** What was there at a moment: the last copy before it, and of the first one after it what was written in between. */
function copiesAround(backups: readonly Backup[], at: Date | null): Backup[] {
  if (!at) return backups.slice(-1);
  const before = backups.findLast(({ begunAt }) => new Date(begunAt) <= at);
  const after = backups.find(({ begunAt }) => new Date(begunAt) > at);
  return [before, after].filter((backup) => backup !== undefined);
}

/** What a restore to a moment reads. Throws where no backup of the database reaches it. */
export const backupsFor = (backups: readonly Backup[], at: Date | null) => ({
  base: baseFor(backups, at),
  copies: copiesAround(backups, at),
});

/**
 * Lays out database, files and releases as they were at a moment (null: the last that is known), into folders that are empty. The database replays its
 * log to that second when it is started, then it is writable. Throws before anything is written where a backup is damaged
 * or a folder is in use.
 */
export async function restoreBackup(
  folder: string,
  at: Date | null,
  targets: RestoreTargets,
  account: Account,
): Promise<void> {
  const used = Object.values(targets).find(folderIsUsed);
  if (used) throw new Error(`${used} is not empty; choose another folder, or move it away.`);
  const { base, copies } = backupsFor(listBackups(folder), at);
  for (const backup of new Set([base, ...copies])) await verifyBackup(backup);

  const cluster = clusterDir(targets.databaseDir);
  await copyTree(join(base.folder, 'base'), cluster);
  await mkdir(join(cluster, 'pg_wal'), { recursive: true });
  await appendFile(join(cluster, 'postgresql.auto.conf'), recoverySettings(folder, at));
  await writeFile(join(cluster, 'recovery.signal'), '');
  await chmod(cluster, 0o700);
  await copyTree(join(base.folder, 'embedded'), targets.databaseDir);
  await handOver(targets.databaseDir, account);
  // The later first: what both have is as it was before.
  for (const { folder: copy } of copies.toReversed()) {
    await copyTree(join(copy, 'files'), targets.filesDir);
    await copyTree(join(copy, 'releases'), targets.releasesDir);
  }
}

function recoverySettings(folder: string, at: Date | null): string {
  const target = at && [
    `recovery_target_time = ${quoted(at.toISOString().replace('T', ' ').replace('Z', '+00'))}`,
    `recovery_target_inclusive = 'on'`,
    `recovery_target_action = 'promote'`,
  ];
  const restoreCommand = `restore_command = ${quoted(`cp ${shellQuoted(walFolder(folder))}/%f %p`)}`;
  // No client reads, or considers it up, before the replay has ended.
  return ['', restoreCommand, 'hot_standby = off', ...(target ?? []), ''].join('\n');
}

async function handOver(folder: string, { uid, gid }: Account): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await lchown(join(entry.parentPath, entry.name), uid, gid);
}
