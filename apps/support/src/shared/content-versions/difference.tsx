import { useLingui } from '@lingui/react/macro';
import { diffWordsWithSpace } from 'diff';
import styles from '../content-release/cms.module.css';
import { versionText, type VersionLabels } from './version-text';

/** What was taken out and put in between two versions. */
export function Difference({ before, after }: { readonly before: VersionLabels; readonly after: VersionLabels }) {
  const { t } = useLingui();
  const parts = diffWordsWithSpace(versionText(before), versionText(after));
  if (parts.every(({ added, removed }) => !added && !removed)) return <p>{t`Beide Fassungen sagen dasselbe.`}</p>;
  return (
    // A region that scrolls must be reached by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre role="region" aria-label={t`Unterschied`} tabIndex={0} className={styles.difference}>
      {parts.map(({ value, added, removed }, at) => {
        if (added) return <ins key={at}>{value}</ins>;
        return removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>;
      })}
    </pre>
  );
}
