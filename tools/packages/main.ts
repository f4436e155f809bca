import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packAll } from './pack.ts';

/** `npm run pack -- --out DIR` packs what a team's own repository installs (docs/decisions/0080). */
const { values } = parseArgs({ options: { out: { type: 'string' } } });
if (!values.out) {
  console.error("npm run pack -- --out DIR   writes the packages of a team's repository as tarballs");
  process.exit(2);
}
const folder = resolve(values.out);
for (const file of Object.values(packAll(folder))) console.log(join(folder, file));
