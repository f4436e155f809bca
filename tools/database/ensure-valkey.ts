import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/valkey-server',
  '/usr/bin/redis-server',
  '/usr/local/bin/valkey-server',
  '/usr/local/bin/redis-server',
];

/**
 * The path of a Valkey or Redis server for tests: VALKEY_PATH, the system's, or Debian's package installed on the spot
 * without starting its service. Throws, saying what is missing, where none of this is possible.
 */
export function ensureValkey(): string {
  const configuredPath = process.env['VALKEY_PATH'];
  const find = () => [...(configuredPath ? [configuredPath] : []), ...PLACES].find((path) => existsSync(path));
  const present = find();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    spawnSync('apt-get update -qq && apt-get install -y -qq --no-install-recommends redis-server', {
      shell: true,
      stdio: 'ignore',
      // Run level 1: Debian's scripts start no service.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  const installed = find();
  if (installed) return installed;
  throw new Error('Tests of the shared cache need Valkey or Redis: install one, or set VALKEY_PATH to its server.');
}
