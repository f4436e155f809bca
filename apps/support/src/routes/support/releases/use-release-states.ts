import { type PublishedRelease, RELEASE_STATE_LABELS } from '@heizplatz/contract';
import { useLabels } from '../../../shared/labels/use-labels';

export const useReleaseStates = (): Readonly<Record<PublishedRelease['State'], string>> =>
  useLabels(RELEASE_STATE_LABELS);
