import * as v from 'valibot';
import { defineJob } from '../jobs/define-job';
import { deleteOutlived } from './request-repository';

/** So long after its time a link still says 'expired' instead of 'not found'. */
const EXPIRED_KEPT_MS = 30 * 86_400_000;
/** Long enough to answer, to compare and to order. */
const CONFIRMED_KEPT_MS = 180 * 86_400_000;

/** Each night: requests go with the names in them, unconfirmed ones after five weeks, confirmed ones after half a year. */
export const sweepRequests = defineJob({
  name: 'sweep-requests',
  payload: v.object({}),
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 60,
  schedule: '40 2 * * *',
  run: async (_, { db, clock }) => {
    const now = clock().getTime();
    await deleteOutlived(db, {
      expiredBefore: new Date(now - EXPIRED_KEPT_MS),
      confirmedBefore: new Date(now - CONFIRMED_KEPT_MS),
    });
  },
});
