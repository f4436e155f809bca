import { redacted } from './redacted';

it.each([
  [
    { Password: 'x', CurrentPassword: 'y', Name: 'Vogt' },
    { Password: '[…]', CurrentPassword: '[…]', Name: 'Vogt' },
  ],
  [
    { Token: 'a', AuthCookieValue: 'b', Code: '1' },
    { Token: '[…]', AuthCookieValue: '[…]', Code: '[…]' },
  ],
  [
    { ZipCode: '10115', MandateAccepted: true },
    { ZipCode: '10115', MandateAccepted: true },
  ],
  [
    { Iban: null, DateOfBirth: '1980-01-01' },
    { Iban: null, DateOfBirth: '[…]' },
  ],
  ['Konto CH93 0076 2011 6238 5295 7, bitte', 'Konto […], bitte'],
  ['DE89370400440532013000', '[…]'],
  [`Link /neues-kennwort-setzen/${'a'.repeat(43)}`, 'Link /neues-kennwort-setzen/[…]'],
  ['eyJhbGciOi.eyJzdWIi.c2ln', '[…]'],
  [{ a: { b: [{ password: 'x' }] } }, { a: { b: [{ password: '[…]' }] } }],
  ['a\0b', 'ab'],
  [undefined, null],
  [12.5, 12.5],
])('%j is kept as %j', (value, kept) => {
  expect(redacted(value)).toEqual(kept);
});

it('long texts, lists and depths are cut', () => {
  expect(redacted('ab '.repeat(1000))).toHaveLength(500 + '… (3000)'.length);
  expect(redacted(Array.from({ length: 500 }, () => 1))).toHaveLength(100);
  const deep = JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`);
  expect(JSON.stringify(redacted(deep))).toBe(`${'['.repeat(8)}"[…]"${']'.repeat(8)}`);
});
