import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '@heizplatz/releases';
import { type Backup, MANIFEST, readManifest, walFolder } from '../backup-folder.ts';
import { getAge, firstSegment, isSegment } from '../prune-backups.ts';
import { backupsFor } from '../restore-backup.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { listSizes, objectKey, WAL_PREFIX } from './mirror-backups.ts';

/** The backups that the store names, the oldest first, as if they lay in `folder`. */
async function listMirrored(store: Bucket, folder: string): Promise<Backup[]> {
  const keys = [...(await listSizes(store, 'backups/')).keys()].sort();
  const texts = await Promise.all(keys.map((key) => store.get(key)));
  return texts.map((text, at) => ({
    ...readManifest(text?.toString('utf8') ?? ''),
    folder: join(folder, (keys[at] ?? '').split('/')[1] ?? ''),
  }));
}

/**
 * Downloads what a restore to a point in time (null: the latest) needs into an empty folder, laid out as if the
 * backups had been made there. Throws where no backup reaches it; a damaged file is detected by the restore.
 */
export async function fetchBackups(store: Bucket, folder: string, at: Date | null): Promise<void> {
  const { base, copies } = backupsFor(await listMirrored(store, folder), at);
  // PostgreSQL reads the log as its own account, so that this folder and those above it are not closed like the backups.
  await mkdir(walFolder(folder), { recursive: true });
  for (const backup of new Set([base, ...copies])) await fetchBackup(store, backup);
  const first = firstSegment(base.folder);
  const segments = [...(await listSizes(store, WAL_PREFIX)).keys()].map((key) => key.slice(WAL_PREFIX.length));
  await forEachConcurrently(
    segments.filter((name) => !isSegment(name) || getAge(name) >= getAge(first)),
    (name) => store.getFile(`${WAL_PREFIX}${name}`, join(walFolder(folder), name)),
  );
}

async function fetchBackup(store: Bucket, { folder, ...manifest }: Backup): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const path of manifest.emptyFolders) await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
  await forEachConcurrently(manifest.files, ({ path, sha256 }) => store.getFile(objectKey(sha256), join(folder, path)));
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest), { mode: 0o600 });
}
