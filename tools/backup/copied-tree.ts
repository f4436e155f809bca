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

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Files and empty folders below a folder, as paths relative to it; none where it is not there. */
async function entriesOf(folder: string): Promise<{ readonly path: string; readonly isFolder: boolean }[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({
      path: join(entry.parentPath, entry.name).slice(folder.length + 1),
      isFolder: entry.isDirectory(),
    }));
}

interface CopyOptions {
  /** Left out, with all below. */
  readonly omits?: (path: string) => boolean;
  /** An earlier copy of the same folder: what did not change since is linked, not copied. */
  readonly before?: string | undefined;
}

/**
 * Copies what stands in a folder while others write there; a file that goes meanwhile is left out. Answers the copies,
 * with their paths below `target`.
 */
export async function copyTree(
  source: string,
  target: string,
  { omits = () => false, before }: CopyOptions = {},
): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = [];
  await mkdir(target, { recursive: true });
  for (const { path, isFolder } of await entriesOf(source)) {
    if (omits(path)) continue;
    const to = join(target, path);
    if (isFolder) {
      await mkdir(to, { recursive: true });
      continue;
    }
    await mkdir(dirname(to), { recursive: true });
    try {
      await copyOrLink(join(source, path), to, before && join(before, path));
    } catch (error) {
      if (isGone(error)) continue;
      throw error;
    }
    copied.push({ path, bytes: (await stat(to)).size, sha256: await hashOf(to) });
  }
  return copied;
}

async function copyOrLink(from: string, to: string, before: string | undefined): Promise<void> {
  const { size, atime, mtime } = await stat(from);
  if (before && existsSync(before)) {
    const old = await stat(before);
    if (old.size === size && Math.floor(old.mtimeMs) === Math.floor(mtime.getTime())) return link(before, to);
  }
  await copyFile(from, to);
  await utimes(to, atime, mtime);
}
