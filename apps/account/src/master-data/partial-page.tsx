import { PageHead } from '@heizplatz/router';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ACCOUNT_PATHS } from '../account-paths';
import styles from './partial-page.module.css';

/** One part of the master data, and the way to all of them. */
export function PartialPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title={title} noindex />
      <h1>{title}</h1>
      {children}
      <p>
        <TextLink href={ACCOUNT_PATHS.masterData}>
          <Trans>Zu allen Stammdaten</Trans>
        </TextLink>
      </p>
    </div>
  );
}
