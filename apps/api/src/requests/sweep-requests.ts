import * as v from 'valibot';
import { defineJob } from '../jobs/define-job';
import { deleteUnconfirmed } from './request-repository';

/** So long after its time a link still says 'expired' instead of 'not found'. */
const EXPIRED_KEPT_MS = 30 * 86_400_000;

/** Each night: requests that nobody confirmed go, with the names in them. */
export const sweepRequests = defineJob({
  name: 'sweep-requests',
  payload: v.object({}),
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 60,
  schedule: '40 2 * * *',
  run: async (_, { db, clock }) => {
    await deleteUnconfirmed(db, new Date(clock().getTime() - EXPIRED_KEPT_MS));
  },
});
