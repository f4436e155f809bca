import { dayOf, easterSunday, type HolidayRule, nextWeekday, unlessOn } from './holiday-rule.ts';

const [MONDAY, TUESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [0, 1, 3, 4, 5, 6];

/** The third Sunday of September. */
const thanksgiving = (year: number): number => nextWeekday(dayOf(year, 9, 1), SUNDAY) + 14;

/** The first Thursday of April that is not in Holy Week. */
function naefels(year: number): number {
  const first = nextWeekday(dayOf(year, 4, 1), THURSDAY);
  return first === easterSunday(year) - 3 ? first + 7 : first;
}

/** Days of rest of whole cantons; the Confederation's is 1 August alone (BV Art. 110 Abs. 3), all others are cantonal law. */
export const SWITZERLAND: readonly HolidayRule[] = [
  { name: 'Neujahr', on: { month: 1, day: 1 } },
  { name: 'Berchtoldstag', on: { month: 1, day: 2 }, in: ['BE', 'AG', 'TG', 'VD', 'JU'] },
  { name: 'Heilige Drei Könige', on: { month: 1, day: 6 }, in: ['UR', 'SZ', 'TI'] },
  { name: 'Jahrestag der Republik', on: { month: 3, day: 1 }, in: ['NE'] },
  { name: 'Josefstag', on: { month: 3, day: 19 }, in: ['UR', 'SZ', 'NW', 'SO', 'TI', 'VS'] },
  {
    name: 'Karfreitag',
    on: { afterEaster: -2 },
    in: [
      ...['ZH', 'BE', 'LU', 'UR', 'SZ', 'OW', 'NW', 'GL', 'ZG', 'FR', 'SO', 'BS'],
      ...['BL', 'SH', 'AR', 'AI', 'SG', 'GR', 'AG', 'TG', 'VD', 'NE', 'GE', 'JU'],
    ],
    isUsual: true,
  },
  { name: 'Ostersonntag', on: { afterEaster: 0 } },
  {
    name: 'Ostermontag',
    on: { afterEaster: 1 },
    in: [
      ...['ZH', 'BE', 'UR', 'SZ', 'GL', 'BS', 'BL', 'SH', 'AR', 'AI'],
      ...['SG', 'GR', 'AG', 'TG', 'TI', 'VD', 'NE', 'GE', 'JU'],
    ],
    isUsual: true,
  },
  { name: 'Näfelser Fahrt', on: { find: naefels }, in: ['GL'] },
  {
    name: 'Tag der Arbeit',
    on: { month: 5, day: 1 },
    in: ['ZH', 'SO', 'BS', 'BL', 'SH', 'AG', 'TG', 'TI', 'VS', 'NE', 'JU'],
  },
  { name: 'Auffahrt', on: { afterEaster: 39 } },
  { name: 'Pfingstsonntag', on: { afterEaster: 49 } },
  {
    name: 'Pfingstmontag',
    on: { afterEaster: 50 },
    in: [
      ...['ZH', 'BE', 'UR', 'SZ', 'GL', 'BS', 'BL', 'SH', 'AR', 'AI'],
      ...['SG', 'GR', 'AG', 'TG', 'TI', 'VD', 'VS', 'GE', 'JU'],
    ],
    isUsual: true,
  },
  {
    name: 'Fronleichnam',
    on: { afterEaster: 60 },
    in: ['LU', 'UR', 'SZ', 'OW', 'NW', 'ZG', 'FR', 'SO', 'AI', 'AG', 'TI', 'VS', 'NE', 'JU'],
  },
  { name: 'Fest der Unabhängigkeit', on: { month: 6, day: 23 }, in: ['JU'] },
  { name: 'Peter und Paul', on: { month: 6, day: 29 }, in: ['TI'] },
  { name: 'Bundesfeiertag', on: { month: 8, day: 1 } },
  {
    name: 'Mariä Himmelfahrt',
    on: { month: 8, day: 15 },
    in: ['LU', 'UR', 'SZ', 'OW', 'NW', 'ZG', 'FR', 'SO', 'AI', 'AG', 'TI', 'VS', 'JU'],
  },
  // The Thursday after the first Sunday of September.
  { name: 'Genfer Bettag', on: { find: (year) => nextWeekday(dayOf(year, 9, 1), SUNDAY) + 4 }, in: ['GE'] },
  { name: 'Eidg. Dank-, Buss- und Bettag', on: { find: thanksgiving } },
  { name: 'Bettagsmontag', on: { find: (year) => thanksgiving(year) + 1 }, in: ['VD'] },
  { name: 'Mauritiustag', on: { month: 9, day: 22 }, in: ['AI'] },
  { name: 'Bruderklausenfest', on: { month: 9, day: 25 }, in: ['OW'] },
  {
    name: 'Allerheiligen',
    on: { month: 11, day: 1 },
    in: ['LU', 'UR', 'SZ', 'OW', 'NW', 'GL', 'ZG', 'FR', 'SO', 'AI', 'SG', 'AG', 'TI', 'VS', 'JU'],
  },
  {
    name: 'Mariä Empfängnis',
    on: { month: 12, day: 8 },
    in: ['LU', 'UR', 'SZ', 'OW', 'NW', 'ZG', 'FR', 'AG', 'TI', 'VS'],
  },
  { name: 'Weihnachtstag', on: { month: 12, day: 25 } },
  {
    name: 'Stephanstag',
    on: { month: 12, day: 26 },
    in: ['ZH', 'BE', 'LU', 'SZ', 'GL', 'BS', 'BL', 'SH', 'SG', 'GR', 'AG', 'TG', 'TI'],
    isUsual: true,
  },
  { name: 'Stephanstag', on: { find: unlessOn(12, 26, [MONDAY]) }, in: ['AR'] },
  { name: 'Stephanstag', on: { find: unlessOn(12, 26, [MONDAY, FRIDAY]) }, in: ['UR'] },
  { name: 'Stephanstag', on: { find: unlessOn(12, 26, [TUESDAY, SATURDAY]) }, in: ['AI'] },
  { name: 'Wiederherstellung der Republik', on: { month: 12, day: 31 }, in: ['GE'] },
];
