import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The one without a window first: it renders the same pages with less work. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The headless shell has no back/forward cache: apps/e2e/src/system/back-forward-cache.spec.ts runs in this one. */
const COMPLETE = '/usr/bin/chromium';

/**
 * The path of a Chromium for browser tests: CHROMIUM_PATH, the system's, or Debian's package installed on the spot.
 * Undefined, with a message that names what is missing, where none of this is possible.
 */
export async function ensureBrowser(): Promise<string | undefined> {
  const configuredPath = process.env['CHROMIUM_PATH'];
  const find = () => [...(configuredPath ? [configuredPath] : []), ...PLACES].find((path) => existsSync(path));
  for (const name of [...(find() ? [] : ['chromium-headless-shell']), ...(existsSync(COMPLETE) ? [] : ['chromium'])])
    install(name);
  const installed = find();
  if (installed) return installed;
  console.error('Browser tests need Chromium: install it, or set CHROMIUM_PATH.');
  return undefined;
}

/** Of Debian's packages, where this account may. */
function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing the Debian package ${name} …`);
  spawnSync(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
