import { defineJob, endedBefore, TERMS } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { forgetReporters } from './report-repository';

/**
 * Nightly: once the periods for an appeal and for going to court over it have passed, the reporter's personal data is
 * deleted and the decision is retained.
 */
export const cleanUpContentReports = defineJob({
  name: 'sweep-reports',
  payload: v.object({}),
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 60,
  schedule: '50 2 * * *',
  run: async (_, { db, clock }) => forgetReporters(db, endedBefore(TERMS.report, clock())),
});
