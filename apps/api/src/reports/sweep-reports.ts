import * as v from 'valibot';
import { defineJob } from '../jobs/define-job';
import { forgetReporters } from './report-repository';

/** Beyond the time for an appeal and for going to court over it. */
const KEPT_MS = 400 * 86_400_000;

/** Each night: whoever reported something is forgotten, and what was decided is kept. */
export const sweepReports = defineJob({
  name: 'sweep-reports',
  payload: v.object({}),
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 60,
  schedule: '50 2 * * *',
  run: async (_, { db, clock }) => forgetReporters(db, new Date(clock().getTime() - KEPT_MS)),
});
