import { existsSync } from 'node:fs';
import { installPackageNow } from './install-packages.ts';

/**
 * The first of these paths that is there; else Debian's package is installed, without starting its service. Throws
 * `missing` where that is not possible.
 */
export function ensureDebianPackage(name: string, paths: readonly (string | undefined)[], missing: string): string {
  const find = () => paths.find((path) => path !== undefined && existsSync(path));
  const match = find();
  if (match) return match;
  installPackageNow(name);
  const installed = find();
  if (installed) return installed;
  throw new Error(missing);
}
