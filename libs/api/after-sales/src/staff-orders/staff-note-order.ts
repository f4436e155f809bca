import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { lockStaffOrder } from './staff-command';
import { readStaffOrder } from './read-staff-order';
import { hasDuplicateNote, insertNote } from './staff-orders-repository';

const DEDUPLICATION_MS = 60_000;

/** Append-only; the same text within a minute counts once. */
export const staffNoteOrder = defineHandler(CALLS.staffNoteOrder, ({ body }, context) => {
  const { db, clock, user, audit } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const at = clock();
  return db.transaction(async (tx) => {
    const order = await lockStaffOrder(tx, body.OrderId);
    const authorName = `${user.firstName} ${user.lastName}`.trim();
    const note = { orderId: order.id, userId: user.id, authorName, text: body.Text, at };
    if (!(await hasDuplicateNote(tx, note, new Date(at.getTime() - DEDUPLICATION_MS)))) await insertNote(tx, note);
    audit.note({ before: null, after: { id: order.id, text: body.Text } });
    return readStaffOrder(tx, order, context);
  });
});
