import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store';

const KEY = /^[a-z\d][a-z\d-]*(\/[a-z\d][a-z\d-]*){1,4}$/;

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Files under one folder, made when it is first needed. Throws on a key that could lead out of it. */
export function openFolderStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`no key of the file store: ${key.slice(0, 80)}`);
    return join(folder, key);
  };
  return {
    write: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Whoever reads meanwhile gets the whole file or none.
      const draft = `${path}.${randomBytes(6).toString('hex')}`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
    },
    read: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
