import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '../build/write-build-manifest.ts';
import type { BuildManifest } from '../releases/build-manifest.ts';

/**
 * Copies the shell's image and adds a file to its build: another build, all of whose files have addresses of their own, by
 * the hash of the whole. Returns that hash.
 */
export function makeNextBuild(image: string, folder: string): string {
  cpSync(image, folder, { recursive: true, verbatimSymlinks: true });
  const shell = join(folder, 'dist/apps/shell');
  writeFileSync(join(shell, 'browser/next-build.txt'), 'next');
  const manifestFile = join(shell, 'build.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as BuildManifest;
  const next = hashFiles(shell);
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, ...next }, null, 2));
  return next.contentHash;
}
