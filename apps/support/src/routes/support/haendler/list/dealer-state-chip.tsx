import type { DealerState } from '@heizplatz/contract';
import { Chip, type ChipTone } from '@heizplatz/ui';
import { useDealerStates } from './use-dealer-states';

const TONES: Readonly<Record<DealerState, ChipTone>> = {
  selling: 'good',
  stopped: 'warn',
  'without-prices': 'sunk',
  locked: 'bad',
};

/** What a dealer's offers are at. */
export function DealerStateChip({ state }: { readonly state: DealerState }) {
  return <Chip tone={TONES[state]}>{useDealerStates()[state]}</Chip>;
}
