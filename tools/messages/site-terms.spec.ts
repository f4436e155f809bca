import { spawnSync } from 'node:child_process';
import { ROOT } from '../build/workspace.ts';
import { readCatalogues } from './read-catalogues.ts';
import { translate } from './site-terms.ts';

test.each([
  ['de-AT', 'mit MwSt. im Januar', 'mit USt. im Jänner'],
  ['ch', 'Kein Ort beginnt mit „{0}“.', 'Kein Ort beginnt mit «{0}».'],
  ['ch', 'große 6,5 t und 1.500 kg', 'grosse 6.5 t und 1’500 kg'],
  ['ch', '{0, plural, one {# Tag} other {# Tagen}}', '{0, plural, one {# Tag} other {# Tagen}}'],
  ['de', 'große 6,5 t mit „MwSt.“', 'große 6,5 t mit „MwSt.“'],
])('in the words of %s, %s is %s', (locale, message, own) => {
  expect(translate(locale, message)).toBe(own);
});

test.each(['public', 'shell'])('Switzerland reads of Offerten in %s, never of Angebote', (app) => {
  const script = `import { compileMessages } from './tools/messages/compile-messages.ts'; await compileMessages('${app}');`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const messages = Object.values(readCatalogues(app)['ch'] ?? {}).map((message) => JSON.stringify(message));
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((text) => text.includes('Angebot'))).toEqual([]);
});
