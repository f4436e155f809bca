import { type Open, PAGE_STATE_LABELS, type PageState, STAFF_LISTS } from '@heizplatz/contract';
import type { ChipTone } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useLabels } from '../labels/use-labels';

/** What states and kinds of pages are called. */
export function usePageLabels() {
  const { t } = useLingui();
  const states = useLabels(PAGE_STATE_LABELS);
  const kinds = { ...useLabels(STAFF_LISTS.staffPages.columns.kind.labels), news: t`News` };
  return { states, kinds };
}

export const STATE_TONES: Readonly<Record<Open<PageState>, ChipTone>> = {
  draft: 'warn',
  planned: 'info',
  live: 'good',
  withdrawn: 'bad',
  other: 'sunk',
};
