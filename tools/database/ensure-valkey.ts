import { ensureDebianPackage } from './ensure-debian-package.ts';

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
export const ensureValkey = (): string =>
  ensureDebianPackage(
    'redis-server',
    [process.env['VALKEY_PATH'], ...PLACES],
    'Tests of the shared cache need Valkey or Redis: install one, or set VALKEY_PATH to its server.',
  );
