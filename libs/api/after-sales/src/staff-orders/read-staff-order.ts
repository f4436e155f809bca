import { complaintsOf, documentsOf, eventsOf, findSeller, type Order } from '@heizplatz/api-ordering';
import type { CallContext, Database } from '@heizplatz/api-platform';
import type { StaffOrder } from '@heizplatz/contract';
import { findCase } from '../cancellations/case-repository';
import { authorNames } from './author-names';
import { presentStaffOrder } from './present-staff-order';
import { mailsOf, notesOf } from './staff-orders-repository';

/** Everything that staff see of an order; reads on the given connection alone. */
export async function readStaffOrder(
  db: Database,
  order: Order,
  { user, clock }: Pick<CallContext, 'user' | 'clock'>,
): Promise<StaffOrder> {
  const events = await eventsOf(db, order.id);
  return presentStaffOrder(order, {
    seller: await findSeller(db, order.dealerId),
    events,
    authors: await authorNames(db, order, events),
    documents: await documentsOf(db, order.id),
    complaints: await complaintsOf(db, order.id),
    mails: await mailsOf(db, order.id),
    notes: await notesOf(db, order.id),
    cancellation: await findCase(db, order.id),
    user,
    now: clock(),
  });
}
