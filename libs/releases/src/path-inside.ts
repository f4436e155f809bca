import { normalize } from 'node:path';

/** A file's path inside of a release's folder; undefined where it leads out of it, or is not written as a plain path. */
export function getPathInside(file: string): string | undefined {
  const path = normalize(file);
  const isPlain = path === file && !file.includes('\\') && !file.includes('\0');
  return isPlain && path !== '.' && !path.startsWith('..') && !path.startsWith('/') ? path : undefined;
}
