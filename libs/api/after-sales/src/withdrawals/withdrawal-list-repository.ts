import { type StaffListRows, matchesText } from '@heizplatz/api-identity';
import type { CALLS, CallRequest } from '@heizplatz/contract';
import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { WAITING_ORDER, withdrawals } from './schema';

export const WITHDRAWAL_ROWS: StaffListRows<CallRequest<typeof CALLS.staffWithdrawals>['query']> = {
  id: withdrawals.id,
  from: sql`${withdrawals}`,
  where: ({ state, outcome, country, only, search }) => [
    only === '' ? undefined : eq(withdrawals.id, only),
    state === '' ? undefined : state === 'open' ? isNull(withdrawals.settledAt) : isNotNull(withdrawals.settledAt),
    outcome === '' ? undefined : eq(withdrawals.outcome, outcome),
    country === '' ? undefined : eq(withdrawals.countryId, country === '1' ? 1 : 2),
    matchesText(sql`${withdrawals.words}`, search),
  ],
  sorts: { ReceivedAt: withdrawals.receivedAt, Waiting: WAITING_ORDER },
  defaultSort: 'Waiting',
};
