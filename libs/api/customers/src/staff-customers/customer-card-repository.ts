import { type ListSorts, type RowId, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { customerCards, mergedCustomers } from './schema';

type Query = CallRequest<typeof CALLS.staffCustomers>['query'];
export type CustomerCard = typeof customerCards.$inferSelect;

/** Within the range of integer. */
const CUSTOMER_NUMBER = /^\d{1,9}$/;

const toBoolean = (response: '' | 'ja' | 'nein'): boolean | null => (response === '' ? null : response === 'ja');

/** Cards whose text has all of the search, or whose number it is: their own, or that of one that was merged. */
export function matchesCustomer(search: string): SQL | undefined {
  const text = matchesText(sql`${customerCards.words}`, search);
  const number = search.trim();
  if (!CUSTOMER_NUMBER.test(number)) return text;
  const current = sql`(select ${mergedCustomers.customerId} from ${mergedCustomers} where ${mergedCustomers.formerId} = ${Number(number)})`;
  return or(text, eq(customerCards.userId, Number(number)), sql`${customerCards.userId} = any(array${current})`);
}

function buildWhere({ search, country, group, guest, locked }: Query) {
  const [isGuest, isLocked] = [toBoolean(guest), toBoolean(locked)];
  return [
    matchesCustomer(search),
    country === '' ? undefined : eq(customerCards.countryId, country),
    group === '' ? undefined : sql`${customerCards.groupIds} @> array[${group}]::smallint[]`,
    isGuest === null ? undefined : eq(customerCards.isGuest, isGuest),
    isLocked === null ? undefined : eq(customerCards.isLocked, isLocked),
  ];
}

export const CUSTOMERS: StaffListRows<Query> = {
  id: customerCards.userId,
  from: sql`${customerCards}`,
  where: buildWhere,
  sorts: {
    number: customerCards.userId,
    name: sql`${customerCards.name} collate "und-x-icu"`,
    town: sql`${customerCards.town} collate "und-x-icu"`,
    orders: customerCards.orderCount,
    lastOrder: customerCards.lastOrderAt,
  } satisfies ListSorts<typeof STAFF_LISTS.staffCustomers>,
  defaultSort: STAFF_LISTS.staffCustomers.defaultSort,
};

export const findCards = (db: Database, ids: readonly RowId[]): Promise<CustomerCard[]> =>
  db
    .select()
    .from(customerCards)
    .where(inArray(customerCards.userId, ids.map(Number)));
