import { existsSync } from 'node:fs';
import { installPackages } from '../database/install-packages.ts';

/** Without a window: it renders the same pages with two thirds of the work. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

/** The headless shell has no back/forward cache: apps/e2e/src/system/back-forward-cache.spec.ts runs in this one. */
const COMPLETE = '/usr/bin/chromium';

const PLACES = [HEADLESS, COMPLETE, '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a Chromium for browser tests: CHROMIUM_PATH, the system's, or Debian's package installed on the spot.
 * Undefined, with a message that names what is missing, where none of this is possible.
 */
export async function ensureBrowser(): Promise<string | undefined> {
  const configuredPath = process.env['CHROMIUM_PATH'];
  const find = () => [...(configuredPath ? [configuredPath] : []), ...PLACES].find((path) => existsSync(path));
  await installPackages([
    ...(configuredPath || existsSync(HEADLESS) ? [] : ['chromium-headless-shell']),
    ...(existsSync(COMPLETE) ? [] : ['chromium']),
  ]);
  const installed = find();
  if (installed) return installed;
  console.error('Browser tests need Chromium: install it, or set CHROMIUM_PATH.');
  return undefined;
}
