import { toCountryId } from '@heizplatz/country';
import { findDealerIds } from '@heizplatz/api-dealers';
import type { ListSorts, StaffListRows } from '@heizplatz/api-identity';
import { matchesOrder } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { cancellationCases as cases } from './schema';
import { caseWords } from './words-schema';

const waits = sql`(${cases.customerWaits} or ${cases.dealerWaits})`;

/** By the trigram indexes of cases' words and of dealers. */
async function isFound(db: Database, search: string): Promise<SQL | undefined> {
  const found = matchesOrder(caseWords, search);
  const ofOrder = found && sql`${cases.orderId} in (select ${caseWords.orderId} from ${caseWords} where ${found})`;
  const dealerIds = await findDealerIds(db, search);
  return dealerIds.length === 0 ? ofOrder : or(ofOrder, inArray(cases.dealerId, dealerIds));
}

export const CASE_ROWS: StaffListRows<CallRequest<typeof CALLS.cancellationList>['body']> = {
  id: cases.orderId,
  from: sql`${cases}`,
  isSearchedByIndex: true,
  where: ({ state, kind, country, dealer, unanswered, mine }, { user }) => [
    state === '' ? undefined : eq(cases.isBooked, state === 'booked'),
    kind === '' ? undefined : eq(cases.kind, kind),
    country === '' ? undefined : eq(cases.countryId, toCountryId(Number(country))),
    dealer === '' ? undefined : eq(cases.dealerId, Number(dealer)),
    unanswered === '' ? undefined : waits,
    mine === '' ? undefined : inArray(cases.ownerUserId, user ? [user.id] : []),
  ],
  find: isFound,
  sorts: { CancelledAt: cases.openedAt } satisfies ListSorts<typeof STAFF_LISTS.cancellationList>,
  defaultSort: STAFF_LISTS.cancellationList.defaultSort,
};
