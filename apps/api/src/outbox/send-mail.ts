import * as v from 'valibot';
import { defineJob } from '../jobs/define-job';
import { findMail, recordAttempt } from './outbox-repository';

/** Sends one mail of the outbox; without a mail server it stays there to be read. An hour without one is outlasted by the retries. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: v.object({ mailId: v.pipe(v.string(), v.uuid()) }),
  retries: { limit: 12, delaySeconds: 15, maxDelaySeconds: 900 },
  timeoutSeconds: 60,
  run: async ({ mailId }, { db, clock, services, isLastAttempt }) => {
    const mail = await findMail(db, mailId);
    if (!mail || mail.state === 'sent' || mail.state === 'kept') return;
    if (!services.mailTransport) {
      await recordAttempt(db, mailId, { state: 'kept', at: clock(), error: null });
      return;
    }
    try {
      await services.mailTransport(mail);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await recordAttempt(db, mailId, { state: isLastAttempt ? 'failed' : 'queued', at: clock(), error: reason });
      throw error;
    }
    await recordAttempt(db, mailId, { state: 'sent', at: clock(), error: null });
  },
});
