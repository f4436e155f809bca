import { dayOf, type HolidayRule, nextWeekday } from './holiday-rule.ts';

const WEDNESDAY = 2;

/**
 * Of the whole state each; holidays of single communes (Augsburg, Catholic Bavaria, Eichsfeld, Sorbian Saxony) are not here.
 * BW § 1 FTG, BY Art. 1 FTG, BE § 1 FeiertG, BB § 2 FTG, HB § 2 FeiertG, HH § 1 FeiertG, HE § 1 HFeiertagsG, MV § 2 FTG,
 * NI § 2 NFeiertagsG, NW § 2 FeiertagsG, RP § 2 LFtG, SL § 2 SFG, SN § 1 SächsSFG, ST § 2 FeiertG, SH § 2 SFTG, TH § 2 ThürFGtG.
 */
export const GERMANY: readonly HolidayRule[] = [
  { name: 'Neujahr', on: { month: 1, day: 1 } },
  { name: 'Heilige Drei Könige', on: { month: 1, day: 6 }, in: ['BW', 'BY', 'ST'] },
  { name: 'Internationaler Frauentag', on: { month: 3, day: 8 }, in: ['BE'], from: 2019 },
  { name: 'Internationaler Frauentag', on: { month: 3, day: 8 }, in: ['MV'], from: 2023 },
  { name: 'Karfreitag', on: { afterEaster: -2 } },
  { name: 'Ostersonntag', on: { afterEaster: 0 }, in: ['BB'] },
  { name: 'Ostermontag', on: { afterEaster: 1 } },
  { name: 'Maifeiertag', on: { month: 5, day: 1 } },
  { name: 'Christi Himmelfahrt', on: { afterEaster: 39 } },
  { name: 'Pfingstsonntag', on: { afterEaster: 49 }, in: ['BB'] },
  { name: 'Pfingstmontag', on: { afterEaster: 50 } },
  { name: 'Fronleichnam', on: { afterEaster: 60 }, in: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'] },
  { name: '75. Jahrestag des 17. Juni 1953', on: { month: 6, day: 17 }, in: ['BE'], from: 2028, until: 2028 },
  { name: 'Mariä Himmelfahrt', on: { month: 8, day: 15 }, in: ['SL'] },
  { name: 'Weltkindertag', on: { month: 9, day: 20 }, in: ['TH'], from: 2019 },
  { name: 'Tag der Deutschen Einheit', on: { month: 10, day: 3 } },
  {
    name: 'Reformationstag',
    on: { month: 10, day: 31 },
    in: ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH'],
  },
  { name: 'Allerheiligen', on: { month: 11, day: 1 }, in: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  // The Wednesday before 23 November.
  { name: 'Buß- und Bettag', on: { find: (year) => nextWeekday(dayOf(year, 11, 16), WEDNESDAY) }, in: ['SN'] },
  { name: '1. Weihnachtstag', on: { month: 12, day: 25 } },
  { name: '2. Weihnachtstag', on: { month: 12, day: 26 } },
];
