import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { listPlannedContents } from './content-plan-repository';
import { getState } from './page-state';

/** GET /api/support/cms/plan/{month}. */
export const contentPlan = defineHandler(CALLS.contentPlan, async ({ params }, { db, clock }) => {
  const now = clock();
  const rows = await listPlannedContents(db, params.month);
  return {
    Entries: rows.map((row) => ({
      ...{ PageId: row.id, CountryId: row.countryId, Kind: row.kind, Title: row.title, Path: row.path },
      State: getState(row, now),
      At: row.goesLiveAt.toISOString(),
    })),
  };
});
