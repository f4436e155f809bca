import { CALLS } from '@heizplatz/contract';
import { toLocalDay } from '@heizplatz/country';
import { pageLoader } from '@heizplatz/router';
import { requireAccess } from '../../../../shared/start/staff-guard';

export interface PlanData {
  /** '2026-12'. */
  readonly month: string;
  /** '2026-11-26'. */
  readonly today: string;
}

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** /support/cms/plan?monat=2026-12; without a month the current one. */
export const planLoader = pageLoader(async ({ api, user, url }): Promise<PlanData> => {
  requireAccess(user, CALLS.contentPlan);
  const today = toLocalDay(new Date());
  const query = url.searchParams.get('monat') ?? '';
  const month = MONTH.test(query) ? query : today.slice(0, 7);
  await api(CALLS.contentPlan, { params: { month } });
  return { month, today };
});
