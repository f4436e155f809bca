import { chownSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Account, choosePlaces } from '../database/choose-places.ts';
import { walFolder } from './backup-folder.ts';

/** Seconds of work that a lost disk may cost at most: a segment that is not full is archived after as many. */
const ARCHIVE_TIMEOUT_S = 30;

/** A path for the shell that runs PostgreSQL's commands. */
export const shellQuoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`)}'`;

/** Never over another file, and never half: what `archive_command` must hold to by PostgreSQL's documentation. */
const archiveCommand = (folder: string): string => {
  const to = `${shellQuoted(walFolder(folder))}/%f`;
  return `test ! -f ${to} && cp %p ${to}.part && mv ${to}.part ${to}`;
};

/** PostgreSQL's settings by which it archives its log below a folder of backups. */
const archiveSettings = (folder: string): Readonly<Record<string, string>> => ({
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: archiveCommand(folder),
  archive_timeout: String(ARCHIVE_TIMEOUT_S),
});

/** The settings for the embedded database of a data folder, whose archive is made; none without a folder of backups. */
export function archivingInto(folder: string | undefined, dataDir: string): Readonly<Record<string, string>> {
  if (!folder) return {};
  prepareArchive(resolve(folder), choosePlaces(dataDir).account);
  return archiveSettings(resolve(folder));
}

/** Makes the archive, for whom PostgreSQL runs as. */
function prepareArchive(folder: string, { uid, gid }: Account): void {
  // Others may pass through, and read nothing.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  mkdirSync(walFolder(folder), { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(walFolder(folder), uid, gid);
}
