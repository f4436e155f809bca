import { defineHandler, problem, resendMail } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { lockStaffOrder } from './staff-command';
import { readStaffOrder } from './read-staff-order';
import { findOrderMail, hasDuplicateMail } from './staff-orders-repository';

const DEDUPLICATION_MS = 60_000;

/** The same text to the same mailbox; within a minute once. NOT_FOUND for a mail of another order. */
export const staffResendMail = defineHandler(CALLS.staffResendMail, ({ body }, context) => {
  const { db, clock, audit } = context;
  return db.transaction(async (tx) => {
    const order = await lockStaffOrder(tx, body.OrderId);
    const mail = await findOrderMail(tx, order.id, body.MailId);
    if (!mail) throw problem('NOT_FOUND');
    const isSent = await hasDuplicateMail(tx, mail, new Date(clock().getTime() - DEDUPLICATION_MS));
    if (!isSent) await resendMail(tx, mail, context);
    audit.note({ before: null, after: { id: order.id, mailKind: mail.kind, recipient: mail.recipient } });
    return readStaffOrder(tx, order, context);
  });
});
