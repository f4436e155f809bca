import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { ROOT } from '../build/workspace.ts';

/**
 * `npm run messages [APP…]` extracts the messages of the code into apps/{app}/src/locales/{locale}.po, retaining
 * translations; `--check` fails when a catalogue differs from the code. Without APP: of all apps.
 */
const { values, positionals: apps } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
const config = getConfig({ cwd: ROOT, configPath: `${ROOT}/lingui.config.js` });
const changed: string[] = [];
const catalogues = (await getCatalogs(config)).filter(
  ({ path }) => apps.length === 0 || apps.some((app) => path.includes(`/apps/${app}/`)),
);
for (const catalogue of catalogues) {
  const before = new Map(config.locales.map((locale) => [locale, getText(catalogue.getFilename(locale))]));
  await catalogue.make({ clean: true, overwrite: false, orderBy: 'messageId' });
  for (const [locale, text] of before) {
    if (text !== getText(catalogue.getFilename(locale))) changed.push(catalogue.getFilename(locale));
  }
}
if (values.check && changed.length) {
  console.error(`These catalogues differ from the code; run npm run messages:\n${changed.join('\n')}`);
  process.exit(1);
}
console.log(changed.length ? `Updated:\n${changed.join('\n')}` : 'The catalogues match the code.');

function getText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
