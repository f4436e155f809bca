import { CALLS, mayCall } from '@heizplatz/contract';
import { PageHeader, useLocation, useSearchParams, useUser } from '@heizplatz/router';
import { STAFF_SEARCH_PATH } from '@heizplatz/routes';
import { Breadcrumb, type Crumb, Icon } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StaffNavigation } from './staff-navigation';
import styles from './staff-page.module.css';
import { StaffSearchBox } from './staff-search-box';
import { useLeaveQuestion } from '../staff-form/use-leave-question';

export interface StaffPageProps {
  /** The one h1, and the window's title. */
  readonly title: string;
  /** A line below the title: '14 offen, 3 mit unbeantwortetem Kommentar'. */
  readonly lead?: ReactNode;
  /** Pages above this one; its own name is added. */
  readonly crumbs?: readonly Crumb[];
  /** At the right of the title: Buttons, LinkButtons. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page of staff: navigation by roles, search box, where it is, title, what can be done. */
export function StaffPage({ title, lead, crumbs = [], actions, children }: StaffPageProps) {
  useLeaveQuestion();
  const user = useUser();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const search = pathname === STAFF_SEARCH_PATH ? (query.get('search') ?? '') : '';
  return (
    <div className={styles.page}>
      <PageHeader title={title} noindex />
      <div className={styles.side}>
        <StaffNavigation user={user} />
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <details key={pathname} className={styles.menu}>
            <summary className={styles.summary}>
              <Icon name="menu" size={20} />
              <Trans>Bereiche</Trans>
            </summary>
            <div className={styles.panel}>
              <StaffNavigation user={user} />
            </div>
          </details>
          {/* Partners and press have no access to it. */}
          {mayCall(user, CALLS.staffSearch) && <StaffSearchBox search={search} />}
        </div>
        {crumbs.length > 0 && <Breadcrumb crumbs={[...crumbs, { id: 'here', text: title }]} />}
        <div className={styles.head}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </div>
    </div>
  );
}
