import { createHash } from 'node:crypto';
import { basename, join, resolve } from 'node:path';
import { ROOT } from '../build/workspace.ts';

const DATA_DIR = '.data';

/**
 * Two development loops of one checkout have a data folder each, and so watched builds of their own: each cleans what the
 * other would serve. Builds lie in the checkout wherever the data are, since their servers import its packages.
 */
function ofLoop(folder: string): string {
  const dataDir = resolve(ROOT, process.env['DATA_DIR'] || DATA_DIR);
  if (dataDir === join(ROOT, DATA_DIR)) return join(ROOT, folder);
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  return join(ROOT, `${folder}-${basename(dataDir)}-${key}`);
}

/** Where the watched builds are written; production builds lie in dist/apps. */
export const developmentBuild = (app: string): string => join(ofLoop('dist/development'), app);

/** webpack's own cache, which makes the second start quick. */
export const developmentCache = (): string => ofLoop('tmp/development-cache');

/** The development registry: `npm start` never serves what is published here. */
export const developmentRegistry = (): string =>
  resolve(ROOT, process.env['RELEASES_DIR'] || join(process.env['DATA_DIR'] || DATA_DIR, 'development/releases'));
