import { dealers } from '@heizplatz/api-dealers';
import { type StaffListRows, matchesText } from '@heizplatz/api-identity';
import { orderWords, selectFoundOrders } from '@heizplatz/api-ordering';
import type { CALLS, CallRequest } from '@heizplatz/contract';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { cancellationCases as cases } from './schema';

const waits = sql`(${cases.customerWaits} or ${cases.dealerWaits})`;
const COUNTRIES = { '1': 1, '2': 2, '3': 3 } as const;

/** By the trigram indexes of cancelled orders' words and of dealers. */
function isFound(search: string): SQL | undefined {
  const ofOrder = selectFoundOrders(sql`${orderWords.orderId}`, search, { isCancelled: true });
  const { name, company, zipCode, city, phone } = dealers;
  const dealerText = sql`staff_words(${name}, ${company}, ${zipCode}, ${city}, ${dealers.email}, staff_digits(${phone}))`;
  const ofDealer = matchesText(dealerText, search);
  if (!ofOrder || !ofDealer) return undefined;
  // One set, by which cases are read; two conditions would be tried on every case there is.
  return sql`${cases.orderId} = any(array(
    (${ofOrder})
    union select order_id from cancellation_cases where dealer_id in (select ${dealers.id} from ${dealers} where ${ofDealer}))::uuid[])`;
}

export const CASE_ROWS: StaffListRows<CallRequest<typeof CALLS.cancellationList>['body']> = {
  id: cases.orderId,
  from: sql`${cases}`,
  areComputed: 'when-searched',
  where: ({ state, kind, country, dealer, unanswered, mine, search }, { user }) => [
    state === '' ? undefined : eq(cases.isBooked, state === 'booked'),
    kind === '' ? undefined : eq(cases.kind, kind),
    country === '' ? undefined : eq(cases.countryId, COUNTRIES[country]),
    dealer === '' ? undefined : eq(cases.dealerId, Number(dealer)),
    unanswered === '' ? undefined : waits,
    mine === '' ? undefined : inArray(cases.ownerUserId, user ? [user.id] : []),
    isFound(search),
  ],
  sorts: { CancelledAt: cases.openedAt },
  defaultSort: '-CancelledAt',
};
