import { defineHandler, isoDay, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { publicHolidays as publicHolidaysOf } from '@heizplatz/country/holidays';
import { listStates } from './state-repository';

/** Days without deliveries, from the same table as delivery dates (libs/country/src/holidays). */
export const publicHolidays = defineHandler(CALLS.publicHolidays, async ({ query }, { db, clock }) => {
  const year = query.year === '' ? Number(siteDay(clock()).slice(0, 4)) : Number(query.year);
  const regions = await listStates(db, Number(query.country));
  const matches = new Map<string, { Day: string; Name: string; States: string[] }>();
  for (const { mapId, name } of regions) {
    for (const { day, name: title } of publicHolidaysOf(mapId, year)) {
      const Day = isoDay(day);
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
