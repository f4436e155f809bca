import { PageHeader } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './partial-page.module.css';

/** One part of the master data, and the way to all of them. */
export function PartialPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} noindex />
      <h1>{title}</h1>
      {children}
      <p>
        <TextLink href={MASTER_DATA_PATH}>
          <Trans>Zu allen Stammdaten</Trans>
        </TextLink>
      </p>
    </div>
  );
}
