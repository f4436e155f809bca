import * as v from 'valibot';
import { deleteScriptErrorsBefore } from '../error-trace/script-error-repository';
import { cleanUpFailures } from '../http/limits/failure-counts-repository';
import { deleteHealthBefore } from '../release-health/release-health-repository';
import { endedBefore } from '../retention/term';
import { RELEASE_HEALTH, TERMS } from '../retention/terms';
import { defineJob } from './define-job';

/** Removes what has had its time: counted failures, reports of script errors, sums of releases. */
export const cleanUp = defineJob({
  name: 'sweep',
  payload: v.unknown(),
  retries: { limit: 2, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 300,
  schedule: '17 3 * * *',
  run: async (_, { db, clock }) => {
    const now = clock();
    await cleanUpFailures(db, now);
    await deleteScriptErrorsBefore(db, endedBefore(TERMS.scriptError, now));
    await deleteHealthBefore(db, endedBefore(RELEASE_HEALTH, now));
  },
});
