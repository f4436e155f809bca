import { DEALER_STATE_LABELS, type DealerState, type Open } from '@heizplatz/contract';
import { useLabels } from '../../../../shared/labels/use-labels';

/** Labels for the states of a dealer's offers. */
export const useDealerStates = (): Readonly<Record<Open<DealerState>, string>> => useLabels(DEALER_STATE_LABELS);
