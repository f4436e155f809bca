import { checkBirthDate } from './birth-date';

it.each([
  [null, 'REQUIRED'],
  ['', 'REQUIRED'],
  ['2008-11-21', null],
  ['2008-11-22', 'AGE_MIN'],
  ['1906-11-20', 'DATE_INV'],
  ['1907-01-01', null],
  ['2001-02-29', 'DATE_INV'],
  ['2026-11-22', 'DATE_INV'],
  ['soon', 'DATE_INV'],
])('a credit for somebody born on %s: %s', (birthDate, code) => {
  expect(checkBirthDate(birthDate, '2026-11-21')).toBe(code);
});

it('counts 29 February on 1 March of common years', () => {
  expect(checkBirthDate('2008-02-29', '2026-02-28')).toBe('AGE_MIN');
  expect(checkBirthDate('2008-02-29', '2026-03-01')).toBeNull();
});
