import { DAY_MS, HOUR_MS, SITES } from '@heizplatz/country';
import * as fc from 'fast-check';
import { epochDay, getEndOfLocalDay, isoDay, localDay, startOfLocalDay } from './calendar-days';

const anyInstant = fc.date({ min: new Date('1997-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });
/** Within two days of a change of the clock, to the second. */
const aroundChanges = fc
  .tuple(
    fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2000-10-29'),
    fc.integer({ min: -172_800, max: 172_800 }),
  )
  .map(([day, seconds]) => new Date(Date.parse(`${day}T01:00:00Z`) + seconds * 1000));

describe.each(Object.values(SITES).map(({ timeZone }) => [timeZone]))('calendar days in %s', (timeZone) => {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' });

  it.each([
    ['any instant', anyInstant],
    ['instants around a change of the clock', aroundChanges],
  ])('are those of the time zone for %s', (_name, instants) => {
    fc.assert(
      fc.property(instants, (instant) => {
        const day = localDay(instant);
        const [start, end] = [startOfLocalDay(day), getEndOfLocalDay(instant)];
        expect(isoDay(day)).toBe(date.format(instant));
        expect([date.format(start), time.format(start)]).toEqual([isoDay(day), '00:00:00']);
        expect([date.format(end), time.format(end)]).toEqual([isoDay(day + 1), '00:00:00']);
        expect(start <= instant && instant < end).toBe(true);
        expect(startOfLocalDay(day + 1)).toEqual(end);
      }),
      { numRuns: 500 },
    );
  });
});

it.each(['1969-12-31', '1970-01-01', '2000-02-29', '2026-11-30', '2099-12-31', '2100-01-01', '9999-12-31'])(
  'the ISO date of the day of %s is that again',
  (date) => {
    expect([1, 2].map(() => isoDay(epochDay(date)))).toEqual([date, date]);
  },
);

it('a day of a change has 23 or 25 hours', () => {
  const hours = (iso: string) => {
    const day = localDay(new Date(`${iso}T12:00:00Z`));
    return (startOfLocalDay(day + 1).getTime() - startOfLocalDay(day).getTime()) / HOUR_MS;
  };
  expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-25')]).toEqual([23, 25, DAY_MS / HOUR_MS]);
});
