import { type RowId, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import type { CALLS, CallRequest } from '@heizplatz/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { customerCards } from './schema';

type Query = CallRequest<typeof CALLS.staffCustomers>['query'];
export type CustomerCard = typeof customerCards.$inferSelect;

const toBoolean = (response: '' | 'ja' | 'nein'): boolean | null => (response === '' ? null : response === 'ja');

function buildWhere({ search, country, group, guest, locked }: Query) {
  const [isGuest, isLocked] = [toBoolean(guest), toBoolean(locked)];
  return [
    matchesText(sql`${customerCards.words}`, search),
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
  },
  defaultSort: '-number',
};

export const findCards = (db: Database, ids: readonly RowId[]): Promise<CustomerCard[]> =>
  db
    .select()
    .from(customerCards)
    .where(inArray(customerCards.userId, ids.map(Number)));
