import { dealers } from '@heizplatz/api-dealers';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS, CountryId } from '@heizplatz/contract';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

/** GET /api/support/statistik/haendler: by name. */
export const statisticDealers = defineHandler(CALLS.statisticDealers, async ({ query }, { db }) => {
  const rows = await db
    .select({ Id: dealers.id, Name: dealers.name, CountryId: dealers.countryId })
    .from(dealers)
    .where(query.country === '' ? undefined : eq(dealers.countryId, Number(query.country)))
    .orderBy(asc(dealers.name), asc(dealers.id));
  return rows.map((row) => ({ ...row, CountryId: v.parse(CountryId, row.CountryId) }));
});
