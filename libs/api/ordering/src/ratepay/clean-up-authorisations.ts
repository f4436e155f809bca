import { defineJob, endedBefore, TERMS } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { creditsDue } from '../credit/operation-repository';
import { settleCredit } from '../credit/settle-credit';
import { deleteEnded, markNeverReviewed, markVoidDue } from './authorisation-repository';
import { voidAuthorisation } from './void-authorisation';

const UNUSED_MS = 3_600_000;

/** Every minute: authorisations that no order was placed on within the hour are ended, and those whose order changed are settled. */
export const cleanUpAuthorisations = defineJob({
  name: 'sweep-authorisations',
  payload: v.object({}),
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 60,
  schedule: '* * * * *',
  onePer: () => '',
  run: async (_, { db, clock, services }) => {
    const now = clock().getTime();
    await db.transaction(async (tx) => {
      for (const key of await markVoidDue(tx, new Date(now - UNUSED_MS)))
        await services.jobs.send(tx, voidAuthorisation.name, { key });
      await markNeverReviewed(tx, new Date(now));
      for (const key of await creditsDue(tx)) await services.jobs.send(tx, settleCredit.name, { key });
    });
    await deleteEnded(db, endedBefore(TERMS.creditCheck, clock()));
  },
});
