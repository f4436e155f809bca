import { formatTime, type Site } from '@heizplatz/country';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './draft.module.css';
import type { SavedDraft } from './use-saved-draft';

interface SaveBarProps {
  readonly draft: SavedDraft;
  readonly site: Site;
  /** What keeps the draft from being saved. */
  readonly children?: ReactNode;
}

/** How much of the draft is stored. */
function SavedState({
  draft: { isUnsaved, isNew, running, hasOpenIssues, savedAt },
  site,
}: Pick<SaveBarProps, 'draft' | 'site'>) {
  if (running === 'autosave') return <Trans>Wird automatisch gespeichert …</Trans>;
  if (isUnsaved && hasOpenIssues) return <Trans>Noch nicht gespeichert: es fehlt noch etwas.</Trans>;
  if (isUnsaved) return <Trans>Noch nicht gespeichert</Trans>;
  if (isNew) return <Trans>Noch nichts geschrieben.</Trans>;
  if (!savedAt) return <Trans>Alles gespeichert.</Trans>;
  const time = formatTime(savedAt.toISOString(), site);
  return <Trans>Entwurf gespeichert: {time}</Trans>;
}

/** Stays at the window's lower edge while the page is edited: the save, what is stored, and what is missing. */
export function SaveBar({ draft, site, children }: SaveBarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.barRow}>
        <Button type="submit" variant="primary" busy={draft.running === 'save'} busyText={t`Wird gespeichert …`}>
          <Trans>Entwurf speichern</Trans>
        </Button>
        <span role="status" className={draft.isUnsaved ? styles.unsaved : 'quiet'}>
          <SavedState draft={draft} site={site} />
        </span>
      </div>
    </div>
  );
}
