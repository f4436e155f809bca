import { readFileSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { ROOT } from '../build/workspace.ts';

/**
 * `npm run messages` extracts the messages of the code into apps/{app}/src/locales/{locale}.po, keeping what was translated;
 * `--check` writes nothing new and fails when a catalogue differs from the code.
 */
const isCheck = process.argv.includes('--check');
const config = getConfig({ cwd: ROOT, configPath: `${ROOT}/lingui.config.js` });
const changed: string[] = [];
for (const catalogue of await getCatalogs(config)) {
  const before = new Map(config.locales.map((locale) => [locale, textOf(catalogue.getFilename(locale))]));
  await catalogue.make({ clean: true, overwrite: false, orderBy: 'messageId' });
  for (const [locale, text] of before) {
    if (text !== textOf(catalogue.getFilename(locale))) changed.push(catalogue.getFilename(locale));
  }
}
if (isCheck && changed.length) {
  console.error(`Diese Kataloge passen nicht zum Code (npm run messages):\n${changed.join('\n')}`);
  process.exit(1);
}
console.log(changed.length ? `Geschrieben:\n${changed.join('\n')}` : 'Alle Kataloge passen zum Code.');

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
