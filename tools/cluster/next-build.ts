import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest } from '../releases/build-manifest.ts';

const SHELL = 'dist/apps/shell';
const ADDED = 'browser/next-build.txt';
const hash = (content: string): string => createHash('sha256').update(content).digest('hex');

/**
 * Copies the shell's image and adds a file to its build: another build, all of whose files have addresses of their own, by
 * the hash of the whole. Returns that hash.
 */
export function makeNextBuild(image: string, folder: string): string {
  cpSync(image, folder, { recursive: true, verbatimSymlinks: true });
  const manifestFile = join(folder, SHELL, 'build.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as BuildManifest;
  writeFileSync(join(folder, SHELL, ADDED), ADDED);
  const files = { ...manifest.files, [ADDED]: hash(ADDED) };
  const contentHash = hash(JSON.stringify(files)).slice(0, 12);
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, files, contentHash }, null, 2));
  return contentHash;
}
