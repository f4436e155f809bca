import { PageHeader } from '@heizplatz/router';
import { LOGOUT_PATH } from '@heizplatz/routes';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './customer-page-layout.module.css';

interface CustomerPageLayoutProps {
  readonly title: string;
  /** The heading where it is another than the title. */
  readonly heading?: ReactNode;
  /** One or two sentences on what stands below. */
  readonly lead?: ReactNode;
  /** At the right of the heading: what can be done with the whole page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a page of the customer area: title, heading, what can be done. The navigation between them stands in the shell's chrome. */
export function CustomerPageLayout({ title, heading = title, lead, actions, children }: CustomerPageLayoutProps) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} noindex />
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
      <noscript>
        <TextLink variant="alone" href={LOGOUT_PATH}>
          <Trans>Abmelden</Trans>
        </TextLink>
      </noscript>
    </div>
  );
}
