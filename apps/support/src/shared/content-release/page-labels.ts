import { type Open, PAGE_STATE_LABELS, type PageState } from '@heizplatz/contract';
import type { ChipTone } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useLabels } from '../labels/use-labels';

/** What states and kinds of pages are called. */
export function usePageLabels() {
  const { t } = useLingui();
  const states = useLabels(PAGE_STATE_LABELS);
  const kinds = {
    page: t`Seite`,
    legal: t`Rechtstext`,
    info: t`Info-Center`,
    news: t`News`,
    other: t`Sonstiges`,
  } as const;
  return { states, kinds };
}

export const STATE_TONES: Readonly<Record<Open<PageState>, ChipTone>> = {
  draft: 'warn',
  planned: 'info',
  live: 'good',
  withdrawn: 'bad',
  other: 'sunk',
};
