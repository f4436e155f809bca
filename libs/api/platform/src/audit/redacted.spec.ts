import { CALLS } from '@heizplatz/contract';
import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { redacted, redactedRequest } from './redacted';

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
  [{ 'a\0b': 'x' }, { ab: 'x' }],
  [new Date('2026-11-21T11:00:00Z'), '2026-11-21T11:00:00.000Z'],
  ['Konto AT61 1904 3002 3457 3201.', 'Konto […].'],
  [`${'a'.repeat(42)} ${'b'.repeat(44)} ${'c'.repeat(43)}.`, `${'a'.repeat(42)} ${'b'.repeat(44)} […].`],
  [undefined, null],
  [12.5, 12.5],
])('%j is kept as %j', (value, stored) => {
  expect(redacted(value)).toEqual(stored);
});

it.each(['Password', 'NewPassword', 'kennwort', 'Iban', 'ibanEncrypted', 'MaskedIban', 'token', 'RefreshToken'])(
  'whatever stands under %s is hidden: a text, a number, a list, an object',
  (name) => {
    for (const value of ['x', 7, ['x'], { x: 'x' }, '']) expect(redacted({ [name]: value })).toEqual({ [name]: '[…]' });
    for (const value of [null, true, false]) expect(redacted({ [name]: value })).toEqual({ [name]: value });
  },
);

it.each(['secret', 'secretEncrypted', 'Cookie', 'cookies', 'Code', 'code', 'dateOfBirth', 'DateOfBirth'])(
  '%s too, at any depth',
  (name) => expect(redacted([{ a: [{ [name]: 'x' }] }])).toEqual([{ a: [{ [name]: '[…]' }] }]),
);

it.each(['ZipCode', 'CodeWord', 'Name', 'Reason', 'Dateofbirthday'])('%s is not', (name) =>
  expect(redacted({ [name]: 'x' })).toEqual({ [name]: 'x' }),
);

it('every secret of a text is hidden, not the first alone', () => {
  expect(redacted('von DE89370400440532013000 an AT61 1904 3002 3457 3201, CH9300762011623852957')).toBe(
    'von […] an […], […]',
  );
  expect(redacted({ DE89370400440532013000: 'x' })).toEqual({ '[…]': 'x' });
});

describe.each([
  ['NO93 8601 1117 947', 15],
  ['BE68 5390 0754 7034', 16],
  ['DK50 0040 0440 1162 43', 18],
  ['SI56 2633 0001 2039 086', 19],
  ['AT61 1904 3002 3457 3201', 20],
  ['CH93 0076 2011 6238 5295 7', 21],
  ['GB29 NWBK 6016 1331 9268 19', 22],
  ['AE07 0331 2345 6789 0123 456', 23],
  ['FR14 2004 1010 0505 0001 3M02 606', 27],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 31],
  ['LC55 HEMM 0001 0001 0012 0012 0002 3015', 32],
])('the IBAN %s', (iban, length) => {
  it.each([iban, iban.replaceAll(' ', ''), iban.toLowerCase(), iban.replaceAll(' ', '\u00a0')])(
    'is hidden as %s',
    (text) => {
      expect(text.replace(/\s/g, '')).toHaveLength(length);
      expect(redacted(`Konto: ${text}, danke`)).toBe('Konto: […], danke');
      expect(redacted(text)).toBe('[…]');
    },
  );
});

it.each(['NO93 8601 1117 94', 'NO93 8601 1117', 'N193 8601 1117 947', 'DE-26-104417, 12 t', 'am 21 November 2026'])(
  '%s is none',
  (text) => expect(redacted(text)).toBe(text),
);

it('a text of 500 signs is kept whole, one of 501 is cut', () => {
  expect(redacted('ab '.repeat(200).slice(0, 500))).toHaveLength(500);
  expect(redacted('ab '.repeat(200).slice(0, 501))).toBe(`${'ab '.repeat(200).slice(0, 500)}… (501)`);
  expect(
    Object.keys(redacted(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`k${n}`, 1]))) ?? {}),
  ).toHaveLength(100);
});

it('long texts, lists and depths are cut', () => {
  expect(redacted('ab '.repeat(1000))).toHaveLength(500 + '… (3000)'.length);
  expect(redacted(Array.from({ length: 500 }, () => 1))).toHaveLength(100);
  const deep = JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`);
  expect(JSON.stringify(redacted(deep))).toBe(`${'['.repeat(8)}"[…]"${']'.repeat(8)}`);
  const nested = JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`);
  expect(JSON.stringify(redacted(nested))).toBe(`${'{"a":'.repeat(8)}"[…]"${'}'.repeat(8)}`);
});

describe('a text that is longer than what is searched', () => {
  const SECRETS = [
    'DE89 3704 0044 0532 0130 00',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    'a1'.repeat(21) + 'b',
    `eyJ${'x'.repeat(900)}.eyJ.c2ln`,
  ];

  it.each(SECRETS)('shows no part of %s that stands across the cut', (secret) => {
    for (let before = 4000 - secret.length; before <= 4000; before += 1) {
      // What stands before is hidden, so that the place of the cut comes before the end of the log's text.
      const start = `${'AT61 1904 3002 3457 3201 '.repeat(200).slice(0, before - 1)} `;
      expect(redacted(`${start}${secret} ${'z'.repeat(9000)}`)).not.toContain(secret.slice(0, 6));
    }
  });

  it.each([['eyJ-'], ['-eyJY'], ['A1'], [' '], ['DE89 '], ['a@a.a'], ['x-']])('of %j is redacted at once', (part) => {
    const text = part.repeat(300_000 / part.length);
    // The least of a few: garbage of the tests before is collected meanwhile.
    const tries = [1, 2, 3].map(() => {
      const from = process.threadCpuUsage();
      redacted(text);
      return process.threadCpuUsage(from).user / 1000;
    });
    expect(Math.min(...tries)).toBeLessThan(50);
  });
});

describe('of a request', () => {
  const Pin = personal('secret', v.string());
  const text = impersonal('goods', v.string());
  const call = {
    params: v.object({ key: Pin }),
    query: v.object({ by: text }),
    body: v.union([
      v.object({ Kind: v.literal('a'), Pins: v.array(v.optional(v.nullable(Pin))), Note: text }),
      v.pipe(
        v.object({ Kind: v.literal('b'), Inner: v.record(v.string(), v.object({ Pin, Note: text })) }),
        v.readonly(),
      ),
    ]),
  };

  it.each<[string, unknown, unknown]>([
    ['in a list', { Kind: 'a', Pins: ['1234'], Note: 'x' }, { Kind: 'a', Pins: ['[…]'], Note: 'x' }],
    [
      'within',
      { Kind: 'b', Inner: { q: { Pin: 1, Note: 'x' } } },
      { Kind: 'b', Inner: { q: { Pin: '[…]', Note: 'x' } } },
    ],
    ['of the wrong type', { Kind: 'b', Inner: { q: { Pin: { a: 1 } } } }, { Kind: 'b', Inner: { q: { Pin: '[…]' } } }],
    ['not there', { Kind: 'b', Inner: { q: { Pin: null } } }, { Kind: 'b', Inner: { q: { Pin: null } } }],
    ['by its name alone where no schema knows it', { Pine: 'x', Password: 'y' }, { Pine: 'x', Password: '[…]' }],
    ['no object', 'x', 'x'],
  ])('what its call marks as secret is hidden, whatever its name: %s', (_, body, kept) => {
    const request = { params: { key: 'abc' }, query: { by: 'x' }, body };
    expect(redactedRequest(call, request)).toEqual({ params: { key: '[…]' }, query: { by: 'x' }, body: kept });
  });

  it('a birth date and an account are, a name stays', () => {
    const body = { Iban: 'DE89370400440532013000', DateOfBirth: '1980-01-01', AccountHolder: 'Anke Vogt' };
    expect(redactedRequest(CALLS.savePayment, { params: {}, query: {}, body }).body).toEqual({
      ...{ Iban: '[…]', DateOfBirth: '[…]', AccountHolder: 'Anke Vogt' },
    });
  });
});
