import { CALLS } from '@heizplatz/contract';
import type { PageRequest } from '@heizplatz/router';
import { listQuery } from '../../shared/staff-table/list-query';
import { requireAccess } from '../../shared/start/staff-guard';
import { DEALERS_INPUT } from './dealers-input';

export async function loadExport({ api, user, url }: PageRequest): Promise<null> {
  requireAccess(user, CALLS.orderExportRows);
  await Promise.all([
    api(CALLS.orderExportRows, { query: listQuery(CALLS.orderExportRows.query, url.searchParams) }),
    api(CALLS.orderExportTemplates, {}),
    api(CALLS.orderExportJobs, {}),
    api(CALLS.orderExportLog, {}),
    api(CALLS.statisticDealers, DEALERS_INPUT),
  ]);
  return null;
}
