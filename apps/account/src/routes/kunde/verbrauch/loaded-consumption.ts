import type { CountryId } from '@heizplatz/country';
import type { ConsumptionPage } from './consumption-query';

/** What the loader hands to the screen. */
export interface LoadedConsumption {
  readonly page: ConsumptionPage;
  readonly today: string;
  /**
   * The countries in which the customer has ordered, and the visible one: each has its own currency and is separate.
   */
  readonly countries: readonly CountryId[];
}
