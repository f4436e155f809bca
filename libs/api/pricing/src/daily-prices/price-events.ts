import { defineEvent, type JobQueue } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';

/** The prices of a day are stored; `jobs` is the queue for subsequent jobs. */
export const pricesRecorded = defineEvent<{ readonly countryIds: readonly CountryId[]; readonly jobs: JobQueue }>(
  'PricesRecorded',
);
