import { join, resolve } from 'node:path';
import { ROOT } from '../build/workspace.ts';

/** Where the watched builds are written; production builds lie in dist/apps. */
export const developmentBuild = (app: string): string => join(ROOT, 'dist/development', app);

/** webpack's own cache, which makes the second start quick. */
export const CACHE_DIR = join(ROOT, 'tmp/development-cache');

/** The development registry: `npm start` never serves what is published here. */
export const developmentRegistry = (): string =>
  resolve(ROOT, process.env['RELEASES_DIR'] ?? join(process.env['DATA_DIR'] ?? '.data', 'development/releases'));
