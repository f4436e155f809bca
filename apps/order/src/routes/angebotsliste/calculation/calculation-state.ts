import type { CalculationResult, Offer, OfferVariant } from '@heizplatz/contract';
import type { OfferSwaps } from '../alternatives/offer-swaps';

/** An offer of the list with its variants: one is selected and stands for it in card, comparison and order. */
export interface ResultItem {
  readonly offer: Offer;
  readonly selected: OfferVariant;
  readonly unselected: readonly OfferVariant[];
}

/** The states of rule CALC-11. */
export interface CalculationState {
  readonly calculating: boolean;
  /** Only when the result has items; else results are empty and hasDefaultResults is false. */
  readonly isCalculated: boolean;
  readonly results: readonly ResultItem[];
  /** The results are the group's reference configuration: no dealer delivers there. */
  readonly hasDefaultResults: boolean;
}

export interface CalculationInput {
  /** Not run without a postcode or below the minimum. */
  readonly isRun: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly result: CalculationResult | undefined;
  readonly swaps: OfferSwaps;
}

const NOTHING = { isCalculated: false, results: [], hasDefaultResults: false };

export function calculationState({ isRun, isLoading, hasFailed, result, swaps }: CalculationInput): CalculationState {
  const calculating = isRun && isLoading;
  if (!isRun || hasFailed || !result || result.Items.length === 0) return { ...NOTHING, calculating };
  return {
    calculating,
    isCalculated: true,
    results: result.Items.map((offer) => resultItem(offer, swaps[offer.Id])),
    hasDefaultResults: result.HasDefaultOffers,
  };
}

/** Without a swap the offer itself is selected and its children are not. */
export function resultItem(offer: Offer, swappedInId: string | undefined): ResultItem {
  const variants = [offer, ...offer.Children];
  const selected = variants.find(({ Id }) => Id === swappedInId) ?? offer;
  return { offer, selected, unselected: variants.filter((variant) => variant !== selected) };
}
