import { publicHolidays } from '@heizplatz/country/holidays';
import Holidays from 'date-holidays';

const isoDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const YEARS = [2026, 2027, 2028, 2029, 2030];

/** Where the laws differ from date-holidays, with the day and who has it. */
const DIFFERENCES: readonly string[] = [
  // Eidg. Bettag falls on a Sunday, and Geneva and Glarus know it as federal custom.
  ...['CH-GE', 'CH-GL'].flatMap((region) =>
    YEARS.map((year) => `${region} ${year} ours: Eidg. Dank-, Buss- und Bettag`),
  ),
  // A high holiday in Graubünden (Ruhetagsgesetz).
  ...YEARS.map((year) => `CH-GR ${year} ours: Karfreitag`),
  // The first Thursday of April, which is 1 April; the week before was Holy Week.
  'CH-GL 2027 ours: Näfelser Fahrt',
  'CH-GL 2027 theirs: 04-08',
  // No days of rest in Glarus's law.
  ...YEARS.flatMap((year) => [`CH-GL ${year} theirs: 12-24`, `CH-GL ${year} theirs: 12-31`]),
  // Half a day at most, on which dealers drive.
  ...YEARS.map((year) => `CH-VS ${year} theirs: 12-24`),
];

const REGIONS = ['DE', 'AT', 'CH'].flatMap((country) =>
  Object.keys(new Holidays().getStates(country)).map((state) => `${country}-${state}`),
);

function compare(region: string, year: number): string[] {
  const [country = '', state = ''] = region.split('-');
  const ours = new Map(publicHolidays(region, year).map(({ day, name }) => [isoDay(day), name]));
  const theirs = new Set(
    new Holidays(country, state)
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10)),
  );
  const place = `${region} ${year}`;
  return [
    ...[...ours].filter(([day]) => !theirs.has(day)).map(([, name]) => `${place} ours: ${name}`),
    ...[...theirs].filter((day) => !ours.has(day)).map((day) => `${place} theirs: ${day.slice(5)}`),
  ];
}

it('holidays of all states and cantons are those of date-holidays but for known differences', () => {
  const found = REGIONS.flatMap((region) => YEARS.flatMap((year) => compare(region, year)));
  expect(REGIONS).toHaveLength(51);
  expect(found.toSorted()).toEqual(DIFFERENCES.toSorted());
});
