import type { ReleaseRow } from '@heizplatz/contract';
import { Chip, type ChipTone } from '@heizplatz/ui';
import { useReleaseStates } from './use-release-states';

const TONES: Readonly<Record<ReleaseRow['State'], ChipTone>> = {
  serving: 'good',
  before: 'sunk',
  published: 'info',
  incompatible: 'warn',
  broken: 'bad',
};

export function ReleaseChip({ state }: { readonly state: ReleaseRow['State'] }) {
  return <Chip tone={TONES[state]}>{useReleaseStates()[state]}</Chip>;
}
