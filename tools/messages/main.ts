import { parseArgs } from 'node:util';
import { extractMessages } from './extract-messages.ts';

/**
 * `npm run messages [APP…]` extracts the messages of the code into apps/{app}/src/locales/{locale}.po, retaining
 * translations; `--check` fails when a catalogue differs from the code. Without APP: of all apps.
 */
const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
const changed = await extractMessages(positionals);
if (values.check && changed.length) {
  console.error(`These catalogues differ from the code; run npm run messages:\n${changed.join('\n')}`);
  process.exit(1);
}
console.log(changed.length ? `Updated:\n${changed.join('\n')}` : 'The catalogues match the code.');
