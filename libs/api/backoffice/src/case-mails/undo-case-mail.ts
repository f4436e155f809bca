import { unmarkAnswered } from '@heizplatz/api-ordering';
import { deleteWaitingMail, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findCaseMail } from './case-mail-repository';

const HAS_LEFT = 'Diese E-Mail ist schon unterwegs.';

/** Deletes the caller's own mail while it waits: it was never sent, so nothing of it is left but the lines of the audit log. */
export const undoCaseMail = defineHandler(CALLS.undoCaseMail, async ({ body }, { db, user, audit }) => {
  await db.transaction(async (tx) => {
    const row = await findCaseMail(tx, body.MailId);
    if (!row || row.authorId === null || row.authorId !== user?.id) throw problem('NOT_FOUND');
    if (!(await deleteWaitingMail(tx, body.MailId))) throw problem('CONFLICT', { detail: HAS_LEFT });
    const { kind, objectId, subject, text, at } = row;
    if (kind === 'inquiry') await unmarkAnswered(tx, objectId, at);
    audit.note({ before: { kind, objectId, subject, text }, after: null });
  });
  return { success: true };
});
