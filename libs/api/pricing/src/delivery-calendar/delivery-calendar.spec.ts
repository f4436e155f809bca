import { getEndOfLocalDay, epochDay, isoDay, localDay, getWeekday } from '@heizplatz/api-platform';
import { deliveryCalendar } from './delivery-calendar';
import { publicHolidays } from '@heizplatz/country/holidays';

const MONDAY_TO_FRIDAY = 0b011111;
const TUESDAY_AND_SATURDAY = 0b100010;
const inState = (region: string, today: string) =>
  deliveryCalendar(
    epochDay(today),
    [2026, 2027].flatMap((year) => publicHolidays(region, year).map(({ day }) => day)),
  );

describe('deliveryCalendar', () => {
  it.each([
    ['counts working days from tomorrow', 'DE-BY', '2026-11-20', 5, MONDAY_TO_FRIDAY, '2026-11-27'],
    ['skips Bavaria’s Epiphany', 'DE-BY', '2027-01-04', 2, MONDAY_TO_FRIDAY, '2027-01-07'],
    ['works on it in Berlin', 'DE-BE', '2027-01-04', 2, MONDAY_TO_FRIDAY, '2027-01-06'],
    ['knows Austria’s 8 December', 'AT-9', '2026-12-04', 2, MONDAY_TO_FRIDAY, '2026-12-09'],
    ['knows that it is none in Zurich', 'CH-ZH', '2026-12-04', 2, MONDAY_TO_FRIDAY, '2026-12-08'],
    ['knows that it is one in Lucerne', 'CH-LU', '2026-12-04', 2, MONDAY_TO_FRIDAY, '2026-12-09'],
    ['waits for a branch’s weekday', 'DE-BE', '2026-11-20', 2, TUESDAY_AND_SATURDAY, '2026-11-24'],
    ['takes a Saturday where a branch drives on it', 'DE-BE', '2026-11-20', 3, TUESDAY_AND_SATURDAY, '2026-11-28'],
    ['takes a branch without weekdays as Monday to Friday', 'DE-BE', '2026-11-20', 1, 0, '2026-11-23'],
    ['passes Christmas and New Year', 'DE-BY', '2026-12-23', 6, MONDAY_TO_FRIDAY, '2027-01-04'],
  ])('%s', (_name, region, today, workingDays, weekdays, expected) => {
    const calendar = inState(region, today);
    expect(isoDay(calendar.earliestDelivery(workingDays, weekdays))).toBe(expected);
    expect(isoDay(calendar.earliestDelivery(workingDays, weekdays))).toBe(expected);
  });

  it('moves a day that is free to the next working day', () => {
    const calendar = inState('DE-BY', '2026-11-20');
    expect(isoDay(calendar.nextWorkingDay(epochDay('2026-12-25')))).toBe('2026-12-28');
    expect(isoDay(calendar.nextWorkingDay(epochDay('2026-12-10')))).toBe('2026-12-10');
  });
});

describe('calendar days', () => {
  it.each([
    ['2026-11-21T22:59:59Z', '2026-11-21', '2026-11-21T23:00:00.000Z'],
    ['2026-11-21T23:00:00Z', '2026-11-22', '2026-11-22T23:00:00.000Z'],
    ['2026-07-01T21:59:59Z', '2026-07-01', '2026-07-01T22:00:00.000Z'],
    ['2026-10-24T23:00:00Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['2026-03-28T23:30:00Z', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ])('%s is in the day %s, which ends at %s', (now, day, end) => {
    expect(isoDay(localDay(new Date(now)))).toBe(day);
    expect(getEndOfLocalDay(new Date(now)).toISOString()).toBe(end);
  });

  it('counts weekdays from Monday', () => {
    expect(getWeekday(epochDay('2026-11-23'))).toBe(0);
    expect(getWeekday(epochDay('2026-11-22'))).toBe(6);
  });
});
