import { findCountryDealers } from '@heizplatz/api-dealers';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS, CountryId } from '@heizplatz/contract';
import * as v from 'valibot';

/** GET /api/support/statistik/haendler: by name. */
export const statisticDealers = defineHandler(CALLS.statisticDealers, async ({ query }, { db }) => {
  const rows = await findCountryDealers(db, query.country === '' ? null : Number(query.country));
  return rows.map(({ id, name, countryId }) => ({ Id: id, Name: name, CountryId: v.parse(CountryId, countryId) }));
});
