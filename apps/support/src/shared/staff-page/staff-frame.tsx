import { CALLS, mayCall } from '@heizplatz/contract';
import { useLocation, useReader, useSearchParams, useUser } from '@heizplatz/router';
import { STAFF_SEARCH_PATH } from '@heizplatz/routes';
import { Icon } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CommandHost } from '../commands/command-host';
import { StaffNavigation } from './staff-navigation';
import styles from './staff-page.module.css';
import { StaffSearchBox } from './staff-search-box';

/** By the person's roles; the server alone knows them before hydration, and writes it for browsers without script. */
function Navigation() {
  const user = useUser();
  const reader = useReader();
  if (user !== null) return <StaffNavigation user={user} />;
  return (
    <noscript>
      <StaffNavigation user={reader} />
    </noscript>
  );
}

/** What stays on every page of staff, error pages too: navigation by roles, and the search box. */
export function StaffFrame({ children }: { readonly children: ReactNode }) {
  const user = useUser();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const search = pathname === STAFF_SEARCH_PATH ? (query.get('search') ?? '') : '';
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <Navigation />
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <details key={pathname} className={styles.menu}>
            <summary className={styles.summary}>
              <Icon name="menu" size={20} />
              <Trans>Bereiche</Trans>
            </summary>
            <div className={styles.panel}>
              <Navigation />
            </div>
          </details>
          {/* Partners and press have no access to it. */}
          {mayCall(user, CALLS.staffSearch) && <StaffSearchBox search={search} />}
          {/* The server does not know who is here; without script the search page itself refuses others. */}
          {user === null && (
            <noscript>
              <StaffSearchBox search={search} />
            </noscript>
          )}
          <CommandHost />
        </div>
        {children}
      </div>
    </div>
  );
}
