import * as v from 'valibot';
import { defineJob } from '../jobs/define-job';
import { deleteOver } from './notification-repository';

const DAY_MS = 86_400_000;
/** Long enough to see in one's list what ended. */
const ENDED_KEPT_DAYS = 30;
/** The link of the mail counts for seven of them, and says 'expired' for the rest. */
const WAITING_KEPT_DAYS = 37;

/** Each night: notifications that ended a month ago are deleted, and those that nobody confirmed. */
export const sweepNotifications = defineJob({
  name: 'sweep-notifications',
  payload: v.object({}),
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 60,
  schedule: '50 2 * * *',
  run: async (_, { db, clock }) => {
    const before = (days: number) => new Date(clock().getTime() - days * DAY_MS);
    await deleteOver(db, { endedBefore: before(ENDED_KEPT_DAYS), askedBefore: before(WAITING_KEPT_DAYS) });
  },
});
