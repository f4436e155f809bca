import { readFileSync } from 'node:fs';
import { ROOT } from '../build/workspace.ts';
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
  const catalogue = readFileSync(`${ROOT}/apps/${app}/src/locales/ch.po`, 'utf8');
  const messages = [...catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)];
  expect(messages.length).toBeGreaterThan(20);
  const visible = messages.map(([, german = '', own]) => own || german);
  expect(visible.filter((text) => text.includes('Angebot'))).toEqual([]);
});
