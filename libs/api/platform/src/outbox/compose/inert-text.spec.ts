import * as fc from 'fast-check';
import { inertText, uncalledText } from './inert-text';

it.each([
  ['Gewinn auf gratis.pl/abc', 'Gewinn auf gratis. pl/abc'],
  ['www.x.tv', 'www. x. tv'],
  ['mail@x.tv', 'mail @ x. tv'],
  ['https://y.museum/?a=b', 'https: //y. museum/?a=b'],
  ['mailto:z und tel:0900', 'mailto: z und tel: 0900'],
  ['gratis\u3002pl und gratis\uFF0Epl und m\uFF20x', 'gratis. pl und gratis. pl und m @ x'],
  ['gra\u200Btis\u2060.pl', 'gratis. pl'],
  ['xn--gratis-9ta.xn--p1ai', 'xn--gratis-9ta. xn--p1ai'],
  ['10.0.0.1/abc', '10. 0. 0. 1/abc'],
  ['24.tv', '24. tv'],
  ['\\\\server\\x', '\\ \\server\\x'],
])('%j is shown as %j', (text, shown) => {
  expect(inertText(text)).toBe(shown);
});

it.each([
  '2.287,23 €',
  '30.11.2026 um 12:05 Uhr',
  'Dr. med. Vogt',
  'Am Anger 3 …',
  'Bitte...',
  'Müller & Söhne (§ 312f)',
])('%j stays', (text) => {
  expect(inertText(text)).toBe(text);
});

it.each([
  ['Ruf 0900 1234567 an', 'Ruf 0900 · 1234·567 an'],
  ['+49 (171) 5550199', '+49 · 171 · 5550·199'],
  ['01715550199', '0171·5550·199'],
  ['DE-26-000123-K7PXM vom 21.11.2026', 'DE-26-000123-K7PXM vom 21.11.2026'],
  ['10115 Berlin, 3.000 kg', '10115 Berlin, 3.000 kg'],
  ['UID DE123456788', 'UID DE123456788'],
])('of %j nothing can be called: %j', (text, shown) => {
  expect(uncalledText(text)).toBe(shown);
});

it('binds no words by a dot, an @ or a scheme, whatever is typed', () => {
  const sign = fc.constantFrom(
    'a',
    'B',
    'ß',
    '7',
    '.',
    '@',
    ':',
    '/',
    '-',
    ' ',
    '\n',
    '\u3002',
    '\uFF20',
    '\u200B',
    '[',
    'pl',
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
      const shown = inertText(signs.join(''));
      expect(shown).not.toMatch(/\S[.。](?=\p{L})|\S[@＠]\S|[\p{L}]:\S/u);
      expect(inertText(shown)).toBe(shown);
    }),
  );
});
