import type { StaffPage } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';

export interface ReleaseLabels {
  readonly publish: string;
  readonly show: string;
  readonly withdraw: string;
  readonly remove: string;
}

/** What the actions on a content are called, by its kind. */
export function useReleaseLabels(kind: StaffPage['Kind']): ReleaseLabels {
  const { t } = useLingui();
  if (kind === 'news')
    return {
      ...{ publish: t`Jetzt veröffentlichen`, show: t`Artikel ansehen` },
      ...{ withdraw: t`Artikel zurückziehen`, remove: t`Artikel löschen` },
    };
  return {
    publish: kind === 'legal' ? t`Freigeben` : t`Jetzt veröffentlichen`,
    ...{ show: t`Seite ansehen`, withdraw: t`Seite zurückziehen`, remove: t`Seite löschen` },
  };
}
