import type { Order, OrderEventRow } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { findDealers } from '../dealer-profiles/dealer-repository';
import { findUsers } from './staff-orders-repository';

const getIds = (events: readonly OrderEventRow[], authorKind: string): number[] => [
  ...new Set(events.flatMap((event) => (event.authorKind === authorKind && event.authorId ? [event.authorId] : []))),
];

/** Who of our people or which dealer did each of an order's events; null: the customer, the system, or not known any more. */
export async function authorNames(
  db: Database,
  order: Pick<Order, 'userId'>,
  events: readonly OrderEventRow[],
): Promise<(string | null)[]> {
  const staff = await findUsers(db, getIds(events, 'staff'));
  const companies = await findDealers(db, getIds(events, 'dealer'));
  const names: Readonly<Record<string, ReadonlyMap<number, string>>> = {
    staff: new Map(staff.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()])),
    dealer: new Map(companies.map(({ id, company }) => [id, company])),
  };
  return events.map(({ authorKind, authorId }) => {
    // Older events of staff who acted as the customer carry the customer's number.
    if (authorId === null || (authorKind === 'staff' && authorId === order.userId)) return null;
    return names[authorKind]?.get(authorId) ?? null;
  });
}
