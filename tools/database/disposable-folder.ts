import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** Linux's folder in memory. Containers often give it 64 MB alone. */
const MEMORY_FOLDER = '/dev/shm';
/** Templates, the databases of a few workers, and the write-ahead log, several times. */
const NEEDED_BYTES = 4 * 1024 ** 3;

function hasRoom(folder: string, bytes: number): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) >= bytes;
  } catch {
    return false;
  }
}

/**
 * Where a cluster lies that nobody needs afterwards: in memory where that has room, or the system's temporary folder.
 * A copied database is some hundreds of files; to create and remove them on a disk takes most of PostgreSQL's time in a
 * run of specs.
 */
export const disposableFolder = (bytes = NEEDED_BYTES, memoryFolder = MEMORY_FOLDER): string =>
  hasRoom(memoryFolder, bytes) ? memoryFolder : tmpdir();
