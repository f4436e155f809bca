import { defineHandler, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { listStates } from './state-repository';

/** Days without deliveries, from the same library as delivery dates (pricing/holidays.ts). */
export const publicHolidays = defineHandler(CALLS.publicHolidays, async ({ query }, { db, clock }) => {
  const year = query.year === '' ? Number(siteDay(clock()).slice(0, 4)) : Number(query.year);
  const regions = await listStates(db, Number(query.country));
  const { default: Holidays } = await import('date-holidays');
  const matches = new Map<string, { Day: string; Name: string; States: string[] }>();
  for (const { mapId, name } of regions) {
    const [country = '', state = ''] = mapId.split('-');
    for (const { date, name: title, type } of new Holidays(country, state, { languages: ['de'] }).getHolidays(year)) {
      if (type !== 'public') continue;
      const Day = date.slice(0, 10);
      const known = matches.get(Day) ?? { Day, Name: title, States: [] };
      known.States.push(name);
      matches.set(Day, known);
    }
  }
  const everywhere = (States: string[]) => (States.length === regions.length ? [] : States.toSorted());
  return {
    Year: year,
    Holidays: [...matches.values()]
      .map(({ States, ...holiday }) => ({ ...holiday, States: everywhere(States) }))
      .toSorted((a, b) => a.Day.localeCompare(b.Day)),
  };
});
