import type { CountryId } from '@heizplatz/contract';
import { defineEvent } from '../events/define-event';
import type { JobQueue } from '../jobs/job-queue';

/** The prices of a day are kept; `jobs` is the queue for what follows of it. */
export const pricesRecorded = defineEvent<{ readonly countryIds: readonly CountryId[]; readonly jobs: JobQueue }>(
  'PricesRecorded',
);
