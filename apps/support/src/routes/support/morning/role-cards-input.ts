import type { ApiClient } from '@heizplatz/api-client';
import { CALLS, STAFF_METRIC_ROLES, type StaffMetricId } from '@heizplatz/contract';
import { hasAnyRole, type User } from '@heizplatz/identity';
import { addDays } from './add-days';

/** Those that end first; more are in the list that the card leads to. */
export const RUNNING_CAMPAIGNS = { query: { phase: 'running', sort: 'ends', size: '100' } } as const;

const PLAN_DAYS = 7;
export const getPlanEnd = (today: string): string => addDays(today, PLAN_DAYS);
/** The months that the next seven days lie in: the plan is read by month. */
export const getPlanInputs = (today: string) => ({
  first: { params: { month: today.slice(0, 7) } },
  second:
    today.slice(0, 7) === getPlanEnd(today).slice(0, 7) ? null : { params: { month: getPlanEnd(today).slice(0, 7) } },
});

/** A card is of those who have this metric; the served page knows the metrics and not the person. */
export const CARD_METRICS = {
  campaigns: 'impressions',
  plan: 'edits',
  system: 'failedJobs',
} as const satisfies Record<string, StaffMetricId>;

/** What the cards of the caller's roles read. `today`: '2026-11-26'. */
export function loadRoleCards(api: ApiClient, user: User | null, today: string): readonly Promise<unknown>[] {
  const { first, second } = getPlanInputs(today);
  const has = (card: keyof typeof CARD_METRICS) => hasAnyRole(user, STAFF_METRIC_ROLES[CARD_METRICS[card]]);
  return [
    ...(has('campaigns') ? [api(CALLS.staffCampaigns, RUNNING_CAMPAIGNS)] : []),
    ...(has('plan') ? [first, second].flatMap((input) => (input ? [api(CALLS.contentPlan, input)] : [])) : []),
    ...(has('system') ? [api(CALLS.operationState, {})] : []),
  ];
}
