import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type EarlierCopy, getHash } from './copied-tree.ts';

const Manifest = v.object({
  /** ISO 8601. A restore to a moment before the end needs an earlier base. */
  begunAt: v.pipe(v.string(), v.isoTimestamp()),
  endedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** PostgreSQL's major version; null without a base. */
  postgres: v.nullable(v.number()),
  /** Those that hold nothing, which PostgreSQL wants all the same; older backups do not name them. */
  emptyFolders: v.optional(v.array(v.string()), []),
  files: v.array(v.object({ path: v.string(), bytes: v.number(), sha256: v.string() })),
});
/** What one backup holds: all, or files and releases alone. */
export type Manifest = Readonly<v.InferOutput<typeof Manifest>>;

export interface Backup extends Manifest {
  readonly folder: string;
}

export const MANIFEST = 'manifest.json';
/** The file of the embedded database's superuser. */
export const PASSWORD = 'password';
/** The archive of the write-ahead log, beside the backups. */
export const walFolder = (folder: string): string => join(folder, 'wal');

/** Throws on a text that is no manifest. */
export const readManifest = (text: string): Manifest => v.parse(Manifest, JSON.parse(text));

/** The backups in a folder, the oldest first. One that was cut off has no manifest and is none. */
export function listBackups(folder: string): Backup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, MANIFEST)))
    .map((path) => ({ ...readManifest(readFileSync(join(path, MANIFEST), 'utf8')), folder: path }));
}

/** Of one folder of a backup, for the next one. */
export function earlierCopy({ folder, files }: Backup, name: string): EarlierCopy {
  const own = files.filter(({ path }) => path.startsWith(`${name}/`));
  return {
    folder: join(folder, name),
    hashes: new Map(own.map(({ path, sha256 }) => [path.slice(name.length + 1), sha256])),
  };
}

/** Throws with the first file that is not what it was when the backup was made. */
export async function verifyBackup({ folder, files }: Backup): Promise<void> {
  for (const { path, bytes, sha256 } of files) {
    const file = join(folder, path);
    if (!existsSync(file))
      throw new Error(`${file} of the backup is missing; choose another backup (--list lists them).`);
    if ((await stat(file)).size !== bytes || (await getHash(file)) !== sha256)
      throw new Error(`${file} of the backup is damaged; choose another backup (--list lists them).`);
  }
}
