import type { NewsState, Open } from '@heizplatz/contract';
import type { ChipTone } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

/** What the states of articles are called. */
export function useNewsStates(): Readonly<Record<Open<NewsState>, { readonly text: string; readonly tone: ChipTone }>> {
  const { t } = useLingui();
  return {
    draft: { text: t`Entwurf`, tone: 'sunk' },
    planned: { text: t`geplant`, tone: 'warn' },
    live: { text: t`veröffentlicht`, tone: 'good' },
    withdrawn: { text: t`zurückgezogen`, tone: 'sunk' },
    other: { text: t`anderer Stand`, tone: 'sunk' },
  };
}
