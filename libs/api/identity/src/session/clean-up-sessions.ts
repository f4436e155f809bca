import { defineJob, endedBefore, TERMS } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { deleteExpiredChallenges } from '../passkeys/passkey-repository';
import { deleteOldLinks } from '../mailed-links/link-repository';
import { deleteExpiredSteps } from '../login/login-step-repository';
import { deleteExpiredFamilies } from './refresh-repository';
import { deleteExpiredRegistrations } from '../registration/registration-repository';

/**
 * Deletes each night what cannot be used any more: expired sessions, old links and registrations that were never
 * completed.
 */
export const cleanUpSessions = defineJob({
  name: 'sweep-sessions',
  schedule: '17 2 * * *',
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 300,
  payload: v.unknown(),
  run: async (_, { db, clock }) => {
    await deleteExpiredFamilies(db, clock());
    await deleteExpiredRegistrations(db, clock());
    await deleteExpiredSteps(db, clock());
    await deleteExpiredChallenges(db, clock());
    // Until then the link of an old mail responds with 'expired'.
    await deleteOldLinks(db, endedBefore(TERMS.mailedLink, clock()));
  },
});
