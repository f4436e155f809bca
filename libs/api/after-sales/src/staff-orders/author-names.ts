import type { Order, OrderEventRow } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { findDealers } from '../dealer-profiles/dealer-repository';
import { findUsers } from './staff-orders-repository';

const getIds = (events: readonly OrderEventRow[], authorKind: string): number[] => [
  ...new Set(events.flatMap((event) => (event.authorKind === authorKind && event.authorId ? [event.authorId] : []))),
];

/** An event's author, and who of our people entered it for the dealer. */
export interface EventNames {
  /** Null: the customer, the system, or not known any more. */
  readonly author: string | null;
  /** Null: nobody else entered it, or not known any more. */
  readonly enteredBy: string | null;
}

/** Who of our people or which dealer did each of an order's events. */
export async function authorNames(
  db: Database,
  order: Pick<Order, 'userId'>,
  events: readonly OrderEventRow[],
): Promise<EventNames[]> {
  const enterers = events.flatMap(({ enteredById }) => enteredById ?? []);
  const staff = await findUsers(db, [...new Set([...getIds(events, 'staff'), ...enterers])]);
  const companies = await findDealers(db, getIds(events, 'dealer'));
  const people = new Map(staff.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  const names: Readonly<Record<string, ReadonlyMap<number, string>>> = {
    staff: people,
    dealer: new Map(companies.map(({ id, company }) => [id, company])),
  };
  return events.map(({ authorKind, authorId, enteredById }) => {
    // Older events of staff who acted as the customer carry the customer's number.
    const isUnknown = authorId === null || (authorKind === 'staff' && authorId === order.userId);
    return {
      author: isUnknown ? null : (names[authorKind]?.get(authorId) ?? null),
      enteredBy: enteredById === null ? null : (people.get(enteredById) ?? null),
    };
  });
}
