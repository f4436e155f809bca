import { defineJob, endedBefore, TERMS } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { deleteExpired } from './process-repository';

/** Every night: drafts that expired go, with the IBANs in them; keys of placed orders after 30 days. */
export const cleanUpProcesses = defineJob({
  name: 'sweep-order-processes',
  payload: v.object({}),
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 60,
  schedule: '20 2 * * *',
  run: async (_, { db, clock }) => {
    const now = clock();
    await deleteExpired(db, { now, keysBefore: endedBefore(TERMS.orderKey, now) });
  },
});
