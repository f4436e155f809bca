import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Bucket } from '@heizplatz/releases';
import { listBackups, MANIFEST, walFolder } from '../backup-folder.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';

/** A file stands once, under its hash, however many backups hold it. */
export const objectKey = (sha256: string): string => `objects/${sha256}`;
export const manifestKey = (name: string): string => `backups/${name}/${MANIFEST}`;
export const WAL_PREFIX = 'wal/';

/** Bytes by key, of all below `prefix`. */
export async function listSizes(store: Bucket, prefix: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, bytes } of store.objects(prefix)) sizes.set(key, bytes);
  return sizes;
}

export interface Mirrored {
  readonly files: number;
  readonly bytes: number;
}

/** Sends what the store lacks: files of the backups, then what they are made of, then the archived log. */
export async function mirrorBackups(folder: string, store: Bucket): Promise<Mirrored> {
  const sent = { files: 0, bytes: 0 };
  const send = async (key: string, path: string) => {
    await store.putFile(key, path);
    sent.files += 1;
    sent.bytes += statSync(path).size;
  };
  const backups = listBackups(folder);
  const [objects, manifests, segments] = await Promise.all(
    ['objects/', 'backups/', WAL_PREFIX].map((prefix) => listSizes(store, prefix)),
  );
  const lacking = new Map<string, string>();
  for (const { folder: backup, files } of backups)
    for (const { path, sha256 } of files)
      if (!objects?.has(objectKey(sha256))) lacking.set(objectKey(sha256), join(backup, path));
  await forEachConcurrently([...lacking], ([key, path]) => send(key, path));
  // A backup whose files are not all there has no manifest there, and is none.
  for (const { folder: backup } of backups) {
    const key = manifestKey(basename(backup));
    if (!manifests?.has(key)) await store.put(key, readFileSync(join(backup, MANIFEST), 'utf8'));
  }
  const wal = walFolder(folder);
  const archived = existsSync(wal) ? readdirSync(wal).filter((name) => !name.endsWith('.part')) : [];
  const fresh = archived.filter((name) => segments?.get(`${WAL_PREFIX}${name}`) !== statSync(join(wal, name)).size);
  await forEachConcurrently(fresh, (name) => send(`${WAL_PREFIX}${name}`, join(wal, name)));
  return sent;
}

/**
 * Removes from the store what the folder no longer contains. Throws where the folder has no backup of the database:
 * after the loss of the disk the copy must not be lost too.
 */
export async function pruneMirror(folder: string, store: Bucket): Promise<void> {
  const backups = listBackups(folder);
  if (!backups.some(({ postgres }) => postgres !== null))
    throw new Error(`${folder} contains no database backup, so nothing was removed from its mirror.`);
  const stored = new Set([
    ...backups.map(({ folder: backup }) => manifestKey(basename(backup))),
    ...backups.flatMap(({ files }) => files.map(({ sha256 }) => objectKey(sha256))),
    ...readdirSync(walFolder(folder)).map((name) => `${WAL_PREFIX}${name}`),
  ]);
  // What a backup is made of goes first, so that none is named whose files are gone.
  for (const prefix of ['backups/', 'objects/', WAL_PREFIX])
    await store.remove([...(await listSizes(store, prefix)).keys()].filter((key) => !stored.has(key)));
}
