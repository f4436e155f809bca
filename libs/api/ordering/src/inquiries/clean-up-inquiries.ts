import { defineJob, endedBefore, TERMS } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { deleteOutlived } from './request-repository';

/** Each night: requests go with the names in them, unconfirmed ones after five weeks, confirmed ones after half a year. */
export const cleanUpInquiries = defineJob({
  name: 'sweep-requests',
  payload: v.object({}),
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 60,
  schedule: '40 2 * * *',
  run: async (_, { db, clock }) => {
    const now = clock();
    await deleteOutlived(db, {
      sentBefore: endedBefore(TERMS.unconfirmedRequest, now),
      confirmedBefore: endedBefore(TERMS.request, now),
    });
  },
});
