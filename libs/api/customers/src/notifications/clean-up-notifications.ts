import { deleteOver } from '@heizplatz/api-identity';
import { defineJob, endedBefore, TERMS } from '@heizplatz/api-platform';
import * as v from 'valibot';

/** Each night: deletes notifications that ended a month ago, and those that were never confirmed. */
export const cleanUpNotifications = defineJob({
  name: 'sweep-notifications',
  payload: v.object({}),
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 60,
  schedule: '50 2 * * *',
  run: async (_, { db, clock }) => {
    const now = clock();
    await deleteOver(db, {
      endedBefore: endedBefore(TERMS.notification, now),
      requestedBefore: endedBefore(TERMS.unconfirmedNotification, now),
    });
  },
});
