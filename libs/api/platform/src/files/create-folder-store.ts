import { randomBytes } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkKey, type FileStore, isKey } from './file-store';

/** Of a file that is being written. */
const DRAFT = /\.[\da-f]{12}$/;

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

async function* pathsIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder, { recursive: true }))
      if (entry.isFile()) yield join(entry.parentPath, entry.name);
  } catch (error) {
    // No file was ever written.
    if (!isMissing(error)) throw error;
  }
}

async function isWrittenBefore(path: string, before: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < before;
  } catch (error) {
    // Removed meanwhile.
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Files under one folder, made when it is first needed. Throws on a key that could lead out of it. */
export function createFolderStore(folder: string): FileStore {
  const getPath = (key: string): string => join(folder, checkKey(key));
  return {
    write: async (key, bytes) => {
      const path = getPath(key);
      await mkdir(dirname(path), { recursive: true });
      // Concurrent readers get the whole file or none.
      const draft = `${path}.${randomBytes(6).toString('hex')}`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
    },
    read: async (key) => {
      try {
        return await readFile(getPath(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      const draft = DRAFT.exec(key)?.[0] ?? '';
      await rm(getPath(key.slice(0, key.length - draft.length)) + draft, { force: true });
    },
    writtenBefore: async function* (before) {
      for await (const path of pathsIn(folder)) {
        const key = relative(folder, path).split(sep).join('/');
        if (isKey(key.replace(DRAFT, '')) && (await isWrittenBefore(path, before))) yield key;
      }
    },
  };
}
