import * as v from 'valibot';
import { defineJob } from '../jobs/define-job';
import { deleteExpiredFamilies } from './refresh-repository';
import { deleteExpiredRegistrations } from './registration-repository';

/** Removes each night what nobody can use any more: logins that are over and registrations that were never finished. */
export const sweepSessions = defineJob({
  name: 'sweep-sessions',
  schedule: '17 2 * * *',
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 300,
  payload: v.unknown(),
  run: async (_, { db, clock }) => {
    await deleteExpiredFamilies(db, clock());
    await deleteExpiredRegistrations(db, clock());
  },
});
