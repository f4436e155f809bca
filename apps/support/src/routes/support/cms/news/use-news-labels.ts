import type { NewsState } from '@heizplatz/contract';
import type { ChipTone } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

/** What the states of articles are called. */
export function useNewsStates(): Readonly<Record<NewsState, { readonly text: string; readonly tone: ChipTone }>> {
  const { t } = useLingui();
  return {
    draft: { text: t`Entwurf`, tone: 'sunk' },
    planned: { text: t`geplant`, tone: 'warn' },
    live: { text: t`veröffentlicht`, tone: 'good' },
    withdrawn: { text: t`zurückgezogen`, tone: 'sunk' },
  };
}
