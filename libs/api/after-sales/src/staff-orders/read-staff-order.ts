import { findComplaints, findDocuments, findEvents, findSeller, type Order } from '@heizplatz/api-ordering';
import type { CallContext, Database } from '@heizplatz/api-platform';
import type { StaffOrder } from '@heizplatz/contract';
import { findCase } from '../cancellations/case-repository';
import { authorNames } from './author-names';
import { presentStaffOrder } from './present-staff-order';
import { findMails, findNotes } from './staff-orders-repository';

/** Everything about an order that is visible to staff (rule STAFF-11); reads on the given connection only. */
export async function readStaffOrder(
  db: Database,
  order: Order,
  { user, clock }: Pick<CallContext, 'user' | 'clock'>,
): Promise<StaffOrder> {
  const events = await findEvents(db, order.id);
  return presentStaffOrder(order, {
    seller: await findSeller(db, order.dealerId),
    events,
    authors: await authorNames(db, order, events),
    documents: await findDocuments(db, order.id),
    complaints: await findComplaints(db, order.id),
    mails: await findMails(db, order.id),
    notes: await findNotes(db, order.id),
    cancellation: await findCase(db, order.id),
    user,
    now: clock(),
  });
}
