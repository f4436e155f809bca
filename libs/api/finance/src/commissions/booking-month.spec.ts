import { bookingMonth, monthsBetween, nextMonth } from './booking-month';

describe('the month that something counts in', () => {
  it.each([
    ['2026-11-21', null, '2026-11-01'],
    ['2026-11-21', '2026-10-01', '2026-11-01'],
    ['2026-10-31', '2026-10-01', '2026-11-01'],
    ['2026-03-05', '2026-10-01', '2026-11-01'],
    ['2026-12-31', '2026-12-01', '2027-01-01'],
  ])('of %s, closed up to %s, is %s', (day, lastClosed, month) => {
    expect(bookingMonth(day, lastClosed)).toBe(month);
  });
});

it('after December comes January', () => {
  expect(nextMonth('2026-12-01')).toBe('2027-01-01');
  expect(monthsBetween('2026-11-01', '2027-01-01')).toEqual(['2027-01-01', '2026-12-01', '2026-11-01']);
  expect(monthsBetween('2026-11-01', '2026-10-01')).toEqual([]);
});
