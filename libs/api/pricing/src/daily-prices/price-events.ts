import { defineEvent, type JobQueue } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';

/** The prices of a day are kept; `jobs` is the queue for what follows of it. */
export const pricesRecorded = defineEvent<{ readonly countryIds: readonly CountryId[]; readonly jobs: JobQueue }>(
  'PricesRecorded',
);
