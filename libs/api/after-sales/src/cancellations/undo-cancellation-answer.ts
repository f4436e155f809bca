import { defineHandler, deleteWaitingMail, isUuid, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { deleteComment, findLastComment, lockCase } from './case-repository';
import { POSTED } from './execute-case-command';

const HAS_LEFT = 'Diese Antwort ist schon unterwegs.';

/** Deletes the caller's own last answer in a conversation, with its mail, while that waits. */
export const undoCancellationAnswer = defineHandler(
  CALLS.undoCancellationAnswer,
  async ({ body: { orderId, kind } }, { db, user, audit }) => {
    await db.transaction(async (tx) => {
      if (!user || !isUuid(orderId) || !(await lockCase(tx, orderId))) throw problem('NOT_FOUND');
      const answer = await findLastComment(tx, { orderId, kind }, user.id);
      if (answer?.author !== 'staff') throw problem('NOT_FOUND');
      const { mailId, text } = answer;
      if (mailId === null || !(await deleteWaitingMail(tx, mailId))) throw problem('CONFLICT', { detail: HAS_LEFT });
      await deleteComment(tx, answer);
      audit.note({ before: { orderId, kind, text }, after: null });
    });
    return { status: POSTED };
  },
);
