import type { DealerState, Open } from '@heizplatz/contract';
import { Chip, type ChipTone } from '@heizplatz/ui';
import { useDealerStates } from './use-dealer-states';

const TONES: Readonly<Record<Open<DealerState>, ChipTone>> = {
  selling: 'good',
  stopped: 'warn',
  'without-prices': 'sunk',
  locked: 'bad',
  other: 'sunk',
};

/** What a dealer's offers are at. */
export function DealerStateChip({ state }: { readonly state: Open<DealerState> }) {
  return <Chip tone={TONES[state]}>{useDealerStates()[state]}</Chip>;
}
