import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DATA_SOURCES } from '@heizplatz/country';
import { ROOT } from '../build/workspace.ts';
import { LICENSE_EXCEPTIONS } from './allowed-licenses.ts';
import { findRefused, getLicense } from './find-refused.ts';
import { lockedPackages, type LockedPackage, type LockFile } from './locked-packages.ts';

/**
 * `npm run licenses [-- --all]` lists each shipped npm package and each data source with its licence, and fails on a
 * licence that is not allowed. Shipped: what `npm ci --omit=dev` installs, on any system. With --all the development
 * dependencies follow, which no licence fails, since they are not distributed. Reads package-lock.json and
 * libs/country/src/data-sources.json alone.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean' }, quiet: { type: 'boolean' } } });
const packages = lockedPackages(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as LockFile);
const shipped = packages.filter(({ isDevelopment }) => !isDevelopment);
const refused = findRefused(shipped);

if (!values.quiet) {
  console.log(`# Packages that ship\n${shipped.map(toLine).join('\n')}`);
  if (values.all)
    console.log(
      `\n# Development\n${packages
        .filter(({ isDevelopment }) => isDevelopment)
        .map(toLine)
        .join('\n')}`,
    );
  console.log('\n# Data');
  for (const { name, license, links } of DATA_SOURCES) console.log(`${name}  ${license}  ${links.join(', ')}`);
  console.log('\n# Exceptions');
  for (const { name, license, reason } of LICENSE_EXCEPTIONS) console.log(`${name.source}  ${license}  ${reason}`);
}
if (refused.length > 0) {
  console.error(`\nThe licences of these packages are not allowed (tools/licenses/allowed-licenses.ts):`);
  for (const one of refused) console.error(`- ${toLine(one)}`);
  process.exit(1);
}
console.log(`\n${shipped.length} packages and ${DATA_SOURCES.length} sources of data ship under allowed licences.`);

function toLine(one: LockedPackage): string {
  return `${one.name}  ${one.version}  ${getLicense(one) ?? 'no licence'}`;
}
