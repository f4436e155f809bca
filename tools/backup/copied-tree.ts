import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** One file of a backup, as its manifest has it. */
export interface CopiedFile {
  /** Below the backup's folder. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
}

const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

export async function getHash(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Files and empty folders below a folder, as paths relative to it; none where it is not there. */
async function toEntries(folder: string): Promise<{ readonly path: string; readonly isFolder: boolean }[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({
      path: join(entry.parentPath, entry.name).slice(folder.length + 1),
      isFolder: entry.isDirectory(),
    }));
}

export interface CopyOptions {
  /** Left out, with all below. */
  readonly omits?: (path: string) => boolean;
  /** An earlier copy of the same folder: what did not change since is linked, and neither copied nor read. */
  readonly before?: EarlierCopy | undefined;
}

export interface EarlierCopy {
  readonly folder: string;
  /** SHA-256 by path. */
  readonly hashes: ReadonlyMap<string, string>;
}

/**
 * Copies the content of a folder while others write to it; a file that disappears meanwhile is skipped. Returns the
 * copies, with their paths below `target`.
 */
export async function copyTree(
  source: string,
  target: string,
  { omits = () => false, before }: CopyOptions = {},
): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = [];
  await mkdir(target, { recursive: true });
  for (const { path, isFolder } of await toEntries(source)) {
    if (omits(path)) continue;
    const to = join(target, path);
    if (isFolder) {
      await mkdir(to, { recursive: true });
      continue;
    }
    await mkdir(dirname(to), { recursive: true });
    try {
      const sha256 =
        (before && (await linked(join(source, path), to, path, before))) ?? (await copyFresh(join(source, path), to));
      copied.push({ path, bytes: (await stat(to)).size, sha256 });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  return copied;
}

/** The hash of what was linked; undefined where the file is new or another. */
async function linked(from: string, to: string, path: string, before: EarlierCopy): Promise<string | undefined> {
  const [old, sha256] = [join(before.folder, path), before.hashes.get(path)];
  if (sha256 === undefined || !existsSync(old)) return undefined;
  const [was, is] = [await stat(old), await stat(from)];
  if (was.size !== is.size || was.mtime.getTime() !== is.mtime.getTime()) return undefined;
  await link(old, to);
  return sha256;
}

async function copyFresh(from: string, to: string): Promise<string> {
  const { atime, mtime } = await stat(from);
  await copyFile(from, to);
  await utimes(to, atime, mtime);
  return getHash(to);
}
