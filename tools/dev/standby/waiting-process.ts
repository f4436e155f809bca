import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { StandbyOrder } from './standby-order.ts';

/** Loads the packages that the bundle STANDBY_FOR requires, then becomes the bundle that an order names. */
const endAlone = () => process.exit(0);
process.once('disconnect', endAlone);
process.once('message', (order) => run(order as StandbyOrder));

loadPackages(resolve(process.env['STANDBY_FOR'] ?? ''));

function loadPackages(bundle: string): void {
  if (!existsSync(bundle)) return;
  const require = createRequire(bundle);
  for (const [, name = ''] of readFileSync(bundle, 'utf8').matchAll(/ = require\("([^".][^"]*)"\)/g))
    try {
      require(name);
    } catch {
      // If the bundle still requires it, the bundle reports the error.
    }
}

function run({ file, environment }: StandbyOrder): void {
  process.off('disconnect', endAlone);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  const bundle = resolve(file);
  createRequire(bundle)(bundle);
}
