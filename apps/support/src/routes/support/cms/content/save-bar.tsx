import { formatTime, type Site } from '@heizplatz/country';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { findSectionOfBlock } from '../../../../shared/block-editor/sections/block-sections';
import { focusSection } from '../../../../shared/block-editor/sections/focus-section';
import { useBlockIssueText } from '../../../../shared/block-editor/sections/use-block-issue-text';
import { useBlockNames } from '../../../../shared/block-editor/use-block-names';
import styles from './content-form.module.css';
import type { Draft } from './use-draft';

interface SaveBarProps {
  readonly draft: Draft;
  readonly site: Site;
}

/** How much of the draft is stored. */
function SavedState({ draft: { isUnsaved, running, hasOpenIssues, savedAt }, site }: SaveBarProps) {
  if (running === 'autosave') return <Trans>Wird automatisch gespeichert …</Trans>;
  if (isUnsaved && hasOpenIssues) return <Trans>Noch nicht gespeichert: es fehlt noch etwas.</Trans>;
  if (isUnsaved) return <Trans>Noch nicht gespeichert</Trans>;
  if (!savedAt) return <Trans>Alles gespeichert.</Trans>;
  const time = formatTime(savedAt.toISOString(), site);
  return <Trans>Entwurf gespeichert: {time}</Trans>;
}

/** What keeps the draft from being saved; each leads to its block. */
function Issues({ draft: { editor, issues } }: { readonly draft: Draft }) {
  const { t } = useLingui();
  const names = useBlockNames();
  const issueText = useBlockIssueText();
  const { sections } = editor.state;
  if (issues.length === 0) return null;
  return (
    <div role="alert" className={styles.issues}>
      <p>
        <strong>
          <Trans>So lässt sich der Entwurf noch nicht speichern:</Trans>
        </strong>
      </p>
      <ul>
        {issues.map(({ block, code }) => {
          const section = block === null ? undefined : findSectionOfBlock(sections, block);
          if (!section) return <li key={code}>{issueText[code]}</li>;
          const number = sections.indexOf(section) + 1;
          const name = names[section.kind === 'text' ? 'writing' : section.block.Kind];
          return (
            <li key={`${block} ${code}`}>
              <button type="button" className={styles.issue} onClick={() => focusSection(section.id)}>
                {t`${number}. ${name}`}
              </button>
              : {issueText[code]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Stays at the window's lower edge while the page is edited: the save, what is stored, and what is missing. */
export function SaveBar({ draft, site }: SaveBarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.bar}>
      <Issues draft={draft} />
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
