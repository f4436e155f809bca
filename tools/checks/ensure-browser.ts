import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a Chromium for browser tests: CHROMIUM_PATH, the system's, or Debian's package installed on the spot.
 * Undefined, with a sentence that says what is missing, where none of this is possible.
 */
export async function ensureBrowser(): Promise<string | undefined> {
  const given = process.env['CHROMIUM_PATH'];
  const found = [...(given ? [given] : []), ...PLACES].find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Chromium fehlt und wird aus den Debian-Paketen installiert …');
    spawnSync('apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium', {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = PLACES.find((path) => existsSync(path));
    if (installed) return installed;
  }
  console.error(
    'Für die Browser-Tests fehlt Chromium: installieren Sie es, oder nennen Sie seinen Ort in CHROMIUM_PATH.',
  );
  return undefined;
}
