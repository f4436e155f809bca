import type { HolidayRule } from './holiday-rule.ts';

/** Arbeitsruhegesetz § 7 Abs. 2: the same in all states. The days of states' patrons are none of them. */
export const AUSTRIA: readonly HolidayRule[] = [
  { name: 'Neujahr', on: { month: 1, day: 1 } },
  { name: 'Heilige Drei Könige', on: { month: 1, day: 6 } },
  { name: 'Ostermontag', on: { afterEaster: 1 } },
  { name: 'Staatsfeiertag', on: { month: 5, day: 1 } },
  { name: 'Christi Himmelfahrt', on: { afterEaster: 39 } },
  { name: 'Pfingstmontag', on: { afterEaster: 50 } },
  { name: 'Fronleichnam', on: { afterEaster: 60 } },
  { name: 'Mariä Himmelfahrt', on: { month: 8, day: 15 } },
  { name: 'Nationalfeiertag', on: { month: 10, day: 26 } },
  { name: 'Allerheiligen', on: { month: 11, day: 1 } },
  { name: 'Mariä Empfängnis', on: { month: 12, day: 8 } },
  { name: 'Weihnachten', on: { month: 12, day: 25 } },
  { name: '2. Weihnachtstag', on: { month: 12, day: 26 } },
];
