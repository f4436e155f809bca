import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The one without a window first: it renders the same pages with less work. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * The path of a Chromium for browser tests: CHROMIUM_PATH, the system's, or Debian's package installed on the spot.
 * Undefined, with a sentence that says what is missing, where none of this is possible.
 */
export async function ensureBrowser(): Promise<string | undefined> {
  const given = process.env['CHROMIUM_PATH'];
  const found = [...(given ? [given] : []), ...PLACES].find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Chromium is missing and is installed from the Debian packages …');
    spawnSync(
      'apt-get update -qq && (apt-get install $FLAGS chromium-headless-shell || apt-get install $FLAGS chromium)',
      {
        shell: true,
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', FLAGS: '-y -qq --no-install-recommends' },
      },
    );
    const installed = PLACES.find((path) => existsSync(path));
    if (installed) return installed;
  }
  console.error('Browser tests need Chromium: install it, or name its place in CHROMIUM_PATH.');
  return undefined;
}
