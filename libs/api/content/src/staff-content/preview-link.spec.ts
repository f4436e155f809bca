import { FIRST_KEY, keyRing } from '@heizplatz/api-platform';
import { readPreview, signPreview } from './preview-link';

const keys = keyRing({ [FIRST_KEY]: 'secret' });
const now = new Date('2026-11-21T11:00:00Z');
const signed = signPreview(7, new Date(now.getTime() + 60_000), keys);

it('opens the draft that it names until its time is over', () => {
  expect(readPreview(signed, { keys, now })).toBe(7);
  expect(readPreview(signed, { keys, now: new Date(now.getTime() + 60_000) })).toBeNull();
});

it.each([
  signed.replace('7.', '8.'),
  signed.replace(/\.\d+\./, '.9999999999.'),
  `${signed}A`,
  `${signed}.x`,
  signed.split('.').slice(0, 2).join('.'),
  '',
  '..',
  '7..',
])('opens nothing by %s', (token) => {
  expect(readPreview(token, { keys, now })).toBeNull();
});

it('opens nothing that another house signed', () => {
  expect(readPreview(signed, { keys: keyRing({ [FIRST_KEY]: 'other' }), now })).toBeNull();
});
