import * as v from 'valibot';
import { defineJob } from '../../jobs/define-job';
import { deliverMails } from './deliver-mails';

/**
 * Sends the mails that wait. A mail sends one of these with itself; those that wait together run once, and once a minute one
 * runs for mails that are tried again. Nodes of earlier releases know another job: they would send mails without their words.
 */
export const sendMails = defineJob({
  name: 'send-mails',
  payload: v.unknown(),
  retries: { limit: 2, delaySeconds: 15, maxDelaySeconds: 60 },
  timeoutSeconds: 600,
  schedule: '* * * * *',
  servesAll: true,
  run: async (_, context) => {
    if (await deliverMails(context)) await context.services.jobs.send(context.db, sendMails.name, {});
  },
});
