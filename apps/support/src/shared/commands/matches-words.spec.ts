import { matchesWords } from './matches-words';

it.each([
  ['Händler', 'handl', true],
  ['Sätze und Feiertage', 'feier satze', true],
  ['Winkler, Markus', 'markus winkler', true],
  ['Große Straße', 'strasse', true],
  ['Stornos', '', true],
  ['Stornos', 'stornos x', false],
])('%j is found by %j: %j', (text, typed, isFound) => {
  expect(matchesWords(text, typed)).toBe(isFound);
});
