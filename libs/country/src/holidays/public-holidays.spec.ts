import { publicHolidays } from './public-holidays';

const isoDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

it.each([
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('Easter of %i is %s', (year, day) => {
  const monday = publicHolidays('AT', year).find(({ name }) => name === 'Ostermontag');
  expect(isoDay((monday?.day ?? NaN) - 1)).toBe(day);
});

it('a country has what nearly everybody there keeps', () => {
  const days = (region: string) => publicHolidays(region, 2027).map(({ day }) => isoDay(day).slice(5));
  expect(days('DE').join(' ')).toBe('01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26');
  expect(days('CH').join(' ')).toBe('01-01 03-26 03-28 03-29 05-06 05-16 05-17 08-01 09-19 12-25 12-26');
  expect(days('FR')).toEqual([]);
});
