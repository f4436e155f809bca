import { type DealerState, type Open, STAFF_LISTS } from '@heizplatz/contract';
import { Chip, type ChipTone } from '@heizplatz/ui';
import { useLabels } from '../../../../shared/labels/use-labels';

const TONES: Readonly<Record<Open<DealerState>, ChipTone>> = {
  selling: 'good',
  stopped: 'warn',
  'without-prices': 'sunk',
  locked: 'bad',
  other: 'sunk',
};

/** What a dealer's offers are at. */
export function DealerStateChip({ state }: { readonly state: Open<DealerState> }) {
  const labels = useLabels(STAFF_LISTS.staffDealers.columns.state.labels);
  return <Chip tone={TONES[state]}>{labels[state]}</Chip>;
}
