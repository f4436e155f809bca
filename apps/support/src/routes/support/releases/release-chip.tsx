import { type PublishedRelease, RELEASE_STATE_LABELS } from '@heizplatz/contract';
import { Chip, type ChipTone } from '@heizplatz/ui';
import { useLabels } from '../../../shared/labels/use-labels';

const TONES: Readonly<Record<PublishedRelease['State'], ChipTone>> = {
  serving: 'good',
  before: 'sunk',
  published: 'info',
  incompatible: 'warn',
  other: 'sunk',
  broken: 'bad',
};

export function ReleaseChip({ state }: { readonly state: PublishedRelease['State'] }) {
  return <Chip tone={TONES[state]}>{useLabels(RELEASE_STATE_LABELS)[state]}</Chip>;
}
