import type { ApiClient } from '@heizplatz/api-client';
import { CALLS, mayCall } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
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

/** What the cards of the caller's roles read. `today`: '2026-11-26'. */
export function loadRoleCards(api: ApiClient, user: User | null, today: string): readonly Promise<unknown>[] {
  const { first, second } = getPlanInputs(today);
  return [
    ...(mayCall(user, CALLS.staffCampaigns) ? [api(CALLS.staffCampaigns, RUNNING_CAMPAIGNS)] : []),
    ...(mayCall(user, CALLS.contentPlan)
      ? [first, second].flatMap((input) => (input ? [api(CALLS.contentPlan, input)] : []))
      : []),
    ...(mayCall(user, CALLS.operationState) ? [api(CALLS.operationState, {})] : []),
  ];
}
