import type { CALLS, CallInput } from '@heizplatz/contract';
import type { ListConfiguration } from '../offer/list-configuration';

/** bestellung/berechnen for a dealer: its id beside the configuration's fields. */
export const orderCalculationInput = (
  configuration: ListConfiguration,
  dealerId: number,
): CallInput<typeof CALLS.calculateOrder> => ({ body: { ...configuration, DealerId: dealerId } });
