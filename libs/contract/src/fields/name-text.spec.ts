import { isNameText, isTitleText } from './name-text.ts';

it.each([
  'Anna',
  'Dr.med. Vogt',
  'Hans-Jürgen',
  "D'Angelo",
  'Müller/Schmidt',
  'van der Berg',
  'Özgür',
  'J. R. R.',
  'Maria de',
  'Nguyễn',
  'Frau A. Com',
])('%j is a name', (text) => {
  expect(isNameText(text)).toBe(true);
});

it.each([
  'Ihr Gewinn: https://evil.example/x',
  'HTTP://EVIL.EXAMPLE',
  'gewinn evil.com',
  'evil.de/gewinn',
  'evil.museum/gewinn',
  'www.evil',
  'javascript:alert(1)',
  'mailto:x',
  'a@evil',
  '<b>Anna</b>',
  'Anna\nBcc: b',
  'Anna\u202Egnp',
  'An\u200Bna',
])('%j is none', (text) => {
  expect(isNameText(text)).toBe(false);
});

it('a company may be called like its host, and leads nowhere all the same', () => {
  expect(isTitleText('Pellets24.de GmbH')).toBe(true);
  expect(isTitleText('Huber & Söhne <KG>')).toBe(true);
  expect(isTitleText('Gewinn evil.example/x')).toBe(false);
  expect(isTitleText('https://evil.example')).toBe(false);
});
