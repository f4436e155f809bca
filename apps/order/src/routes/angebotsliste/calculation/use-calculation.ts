import { type ProblemError, useCall } from '@heizplatz/api-client';
import { isCalculable } from '@heizplatz/calculator';
import { CALLS, type CalculationResult } from '@heizplatz/contract';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { type CalculationState, calculationState } from './calculation-state';
import { useUnfolded } from '../../../shared/offer-list/use-unfolded';
import { useOfferSwaps } from '../alternatives/use-offer-swaps';

export interface Calculation extends CalculationState {
  readonly result: CalculationResult | undefined;
  readonly failure: ProblemError | undefined;
  /** Puts a variant in its offer's place, or takes it back. */
  readonly swap: (offerId: string, variantId: string) => void;
  /** Requests it again; the visible data stays until the response arrives. */
  readonly refresh: () => void;
}

/** berechnen for a configuration with the states of rule CALC-11; the loader's response is not requested again. */
export function useCalculation(configuration: ListConfiguration): Calculation {
  const isRun = isCalculable(configuration);
  const input = isRun ? { body: configuration } : null;
  const { data: rows, error: failure, isValidating, mutate } = useCall(CALLS.calculateOffers, input);
  const result = useUnfolded(rows);
  const { swaps, swap } = useOfferSwaps(configuration);
  const state = calculationState({ isRun, isLoading: isValidating, hasFailed: Boolean(failure), result, swaps });
  return { ...state, result, failure, swap, refresh: () => void mutate() };
}
