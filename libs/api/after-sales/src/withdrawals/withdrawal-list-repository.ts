import { toCountryId } from '@heizplatz/country';
import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { WAITING_ORDER, withdrawals } from './schema';

export const WITHDRAWAL_ROWS: StaffListRows<CallRequest<typeof CALLS.staffWithdrawals>['query']> = {
  id: withdrawals.id,
  from: sql`${withdrawals}`,
  where: ({ state, outcome, country, only, search }) => [
    only === '' ? undefined : eq(withdrawals.id, only),
    state === '' ? undefined : state === 'open' ? isNull(withdrawals.settledAt) : isNotNull(withdrawals.settledAt),
    outcome === '' ? undefined : eq(withdrawals.outcome, outcome),
    country === '' ? undefined : eq(withdrawals.countryId, toCountryId(Number(country))),
    matchesText(sql`${withdrawals.words}`, search),
  ],
  sorts: { ReceivedAt: withdrawals.receivedAt, Waiting: WAITING_ORDER } satisfies ListSorts<
    typeof STAFF_LISTS.staffWithdrawals
  >,
  defaultSort: STAFF_LISTS.staffWithdrawals.defaultSort,
};
