import type { CalculatorConfiguration } from '@heizplatz/calculator';

/** What a list is asked for; DealerId stands beside the configuration's fields where the list comes from a dealer. */
export interface ListConfiguration extends CalculatorConfiguration {
  readonly DealerId?: number | undefined;
}
