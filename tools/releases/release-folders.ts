import { join, resolve } from 'node:path';
import { getReleasesDir } from '@heizplatz/releases';
import { ROOT } from '../build/workspace.ts';

/** Where builds wait to be published. */
export const BUILT_DIR = join(ROOT, 'dist/releases');

/** The registry that the shell reads: immutable release folders, and the pointer or its copy. */
export const registryDir = (): string => resolve(ROOT, getReleasesDir(process.env));

/** A version sorts by the time it was built. */
export const getVersion = (builtAt: Date, contentHash: string): string =>
  `${builtAt.toISOString().replace(/\D/g, '').slice(0, 17)}-${contentHash.slice(0, 8)}`;
