import { type NewsState, type Open, PAGE_STATE_LABELS } from '@heizplatz/contract';
import type { ChipTone } from '@heizplatz/ui';
import { useLabels } from '../../../../shared/labels/use-labels';

/** What the states of articles are called. */
export function useNewsStates(): Readonly<Record<Open<NewsState>, { readonly text: string; readonly tone: ChipTone }>> {
  const labels = useLabels(PAGE_STATE_LABELS);
  return {
    draft: { text: labels.draft, tone: 'sunk' },
    planned: { text: labels.planned, tone: 'warn' },
    live: { text: labels.live, tone: 'good' },
    withdrawn: { text: labels.withdrawn, tone: 'sunk' },
    other: { text: labels.other, tone: 'sunk' },
  };
}
