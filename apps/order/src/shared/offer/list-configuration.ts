import type { CalculatorConfiguration } from '@heizplatz/calculator';

/** The query of a list; DealerId is added to the configuration's fields if the list comes from a dealer. */
export interface ListConfiguration extends CalculatorConfiguration {
  readonly DealerId?: number | undefined;
}
