import { Trans } from '@lingui/react/macro';
import { CONTENT_ID } from './paths';
import styles from './skip-link.module.css';

/** The first thing the keyboard reaches: past the navigation. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      <Trans>Zum Inhalt</Trans>
    </a>
  );
}
