import * as v from 'valibot';
import { defineJob } from '../../jobs/define-job';
import { deliverMails } from './deliver-mails';

/**
 * Sends the queued mails. Storing a mail also sends one of these jobs; mails queued together share one run, and once
 * a minute a job runs for mails to be retried. Nodes of earlier releases know a different job: they would send mails
 * without their text.
 */
export const sendMails = defineJob({
  name: 'send-mails',
  payload: v.unknown(),
  retries: { limit: 2, delaySeconds: 15, maxDelaySeconds: 60 },
  timeoutSeconds: 600,
  schedule: '* * * * *',
  isSentToo: true,
  servesAll: true,
  run: async (_, context) => {
    if (await deliverMails(context)) await context.services.jobs.send(context.db, sendMails.name, {});
  },
});
