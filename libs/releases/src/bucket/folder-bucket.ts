import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { getPathInside } from '../path-inside.ts';
import type { Bucket } from './bucket.ts';

const NotThere = v.object({ code: v.picklist(['ENOENT', 'ENOTDIR']) });

/** A folder in place of a bucket, such as a volume that several processes mount; who only reads may mount it read-only. */
export function openFolderBucket(root: string): Bucket {
  const getFile = (key: string): string => {
    const path = getPathInside(key);
    if (path === undefined) throw new Error(`${key} is outside of the folder`);
    return join(root, path);
  };
  /** Whole or not at all for who reads meanwhile. */
  async function place(path: string, write: (draft: string) => Promise<void>): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await write(`${path}.part`);
    await rename(`${path}.part`, path);
  }
  return {
    async *objects(prefix) {
      for (const file of await listFiles(join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1)))) {
        const key = relative(root, file).split(sep).join('/');
        if (!key.startsWith(prefix)) continue;
        const { size, mtime } = await stat(file);
        yield { key, bytes: size, writtenAt: mtime };
      }
    },
    put: (key, content) => place(getFile(key), (draft) => writeFile(draft, content)),
    putFile: (key, path) => place(getFile(key), (draft) => copyFile(path, draft)),
    get: (key) => readFile(getFile(key)).catch(nullIfAbsent),
    getFile: (key, path) => place(path, (draft) => copyFile(getFile(key), draft)),
    async remove(keys) {
      for (const key of keys) await rm(getFile(key), { force: true });
    },
  };
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(nullIfAbsent);
  const files = (entries ?? []).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.toSorted();
}

function nullIfAbsent(error: unknown): null {
  if (v.is(NotThere, error)) return null;
  throw error;
}
