import { defineJob } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { findAuthorisation, markVoided } from './authorisation-repository';

/**
 * Voids an authorisation at the provider: one whose response was lost or late may have been accepted nevertheless.
 * The retries outlast an outage of a day; after that the cleanup job sends it again.
 */
export const voidAuthorisation = defineJob({
  name: 'void-authorisation',
  payload: v.object({ key: v.pipe(v.string(), v.uuid()) }),
  retries: { limit: 40, delaySeconds: 10, maxDelaySeconds: 3600 },
  timeoutSeconds: 60,
  onePer: ({ key }) => key,
  run: async ({ key }, { db, services, log }) => {
    const authorisation = await findAuthorisation(db, key);
    if (authorisation?.state !== 'void-due') return;
    if (!services.ratePay) throw new Error('there is no payment provider to void an authorisation at');
    await services.ratePay.void(key);
    await markVoided(db, key);
    log.info({ authorisation: key, processId: authorisation.processId }, 'authorisation voided');
  },
});
