import type { CountryId } from '@heizplatz/country';
import type { ConsumptionPage } from './consumption-query';

/** What the loader hands to the screen. */
export interface LoadedConsumption {
  readonly page: ConsumptionPage;
  readonly today: string;
  /** Where the customer has ordered, and the one that is shown: each has its own currency and stands for itself. */
  readonly countries: readonly CountryId[];
}
