import { Trans, useLingui } from '@lingui/react/macro';
import type { BlockIssue } from '../block-editor/sections/block-issues';
import { findSectionOfBlock, type Section } from '../block-editor/sections/block-sections';
import { focusSection } from '../block-editor/sections/focus-section';
import { useBlockIssueText } from '../block-editor/sections/use-block-issue-text';
import { useBlockNames } from '../block-editor/use-block-names';
import styles from './draft.module.css';

interface BlockIssueListProps {
  readonly sections: readonly Section[];
  readonly issues: readonly BlockIssue[];
}

/** What keeps the draft from being saved; each leads to its block. */
export function BlockIssueList({ sections, issues }: BlockIssueListProps) {
  const { t } = useLingui();
  const names = useBlockNames();
  const issueText = useBlockIssueText();
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
