import fc from 'fast-check';
import { formatDate } from './format-date.ts';
import { formatLongDate } from './format-long-date.ts';
import { localDate } from './local-date.ts';
import { SITES } from './sites.ts';

const de = SITES[1];

test.each([
  ['2026-12-10', '10.12.2026', 'Do, 10.12.2026'],
  ['2026-03-29', '29.03.2026', 'So, 29.03.2026'],
  ['2026-11-21T22:59:59.000Z', '21.11.2026', 'Sa, 21.11.2026'],
  ['2026-11-21T23:00:00.000Z', '22.11.2026', 'So, 22.11.2026'],
  ['2026-07-01T22:00:00.000Z', '02.07.2026', 'Do, 02.07.2026'],
  ['soon', '–', '–'],
  ['', '–', '–'],
  ['2026-13-40', '–', '–'],
])('%s is %s', (iso, short, long) => {
  expect(formatDate(iso, de)).toBe(short);
  expect(formatLongDate(iso, de)).toBe(long);
});

test.each(Object.values(SITES).map((site) => [site.timeZone]))('localDate agrees with the time zone %s', (timeZone) => {
  const zone = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const instants = fc.date({ min: new Date('1997-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      expect(localDate(instant).toISOString().slice(0, 19).replace('T', ' ')).toBe(zone.format(instant));
    }),
  );
});
