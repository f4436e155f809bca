import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The first of these paths that is there; else Debian's package is installed, without starting its service. Throws
 * `missing` where that is not possible.
 */
export function ensureDebianPackage(name: string, paths: readonly (string | undefined)[], missing: string): string {
  const find = () => paths.find((path) => path !== undefined && existsSync(path));
  const match = find();
  if (match) return match;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    spawnSync(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`, {
      shell: true,
      stdio: 'ignore',
      // Run level 1: Debian's scripts start no service.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  const installed = find();
  if (installed) return installed;
  throw new Error(missing);
}
