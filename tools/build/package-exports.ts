import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

/**
 * The names that modules of installed packages export, as Node loads them, sorted; `default` too, which webpack gives to those
 * that have none.
 */
export function readPackageExports(modules: readonly string[]): Record<string, string[]> {
  const require = createRequire(join(ROOT, 'package.json'));
  return Object.fromEntries(
    modules.map((name) => [name, [...new Set(['default', ...Object.keys(require(name) as object)])].sort()]),
  );
}
