import type { PublishedRelease } from '@heizplatz/contract';
import { Chip, type ChipTone } from '@heizplatz/ui';
import { useReleaseStates } from './use-release-states';

const TONES: Readonly<Record<PublishedRelease['State'], ChipTone>> = {
  serving: 'good',
  before: 'sunk',
  published: 'info',
  incompatible: 'warn',
  other: 'sunk',
  broken: 'bad',
};

export function ReleaseChip({ state }: { readonly state: PublishedRelease['State'] }) {
  return <Chip tone={TONES[state]}>{useReleaseStates()[state]}</Chip>;
}
