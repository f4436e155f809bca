import { BRAND } from '@heizplatz/country';
import { useLocation, useUser } from '@heizplatz/router';
import { HOME_PATH } from '@heizplatz/routes';
import { classNames, Logo, PlainLink, ToastRegion } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { DemoContext } from '../app/demo-context';
import { AccountMenu } from '../chrome/account-menu';
import { DemoBar } from '../chrome/demo-bar';
import { LateImpersonationBar } from '../chrome/late-impersonation-bar';
import { MobileMenu } from '../chrome/mobile-menu';
import { CONTENT_ID } from '../chrome/paths';
import { SkipLink } from '../chrome/skip-link';
import styles from './layout.module.css';
import type { LayoutProps } from './layout-props';

/** For those who work here all day: the whole window for the work; its navigation is the remote's. */
export function StaffLayout({ children }: LayoutProps) {
  const { t } = useLingui();
  const user = useUser();
  const { pathname } = useLocation();
  const isDemo = useContext(DemoContext);
  return (
    <div className={classNames(styles.frame, user?.isImpersonatedS && styles.impersonated)}>
      <SkipLink />
      {user?.isImpersonatedS && <LateImpersonationBar user={user} />}
      {isDemo && <DemoBar />}
      <header className={styles.staffHeader}>
        <PlainLink href={HOME_PATH} className={styles.staffHome} aria-label={t`${BRAND}, Startseite`}>
          <Logo name={BRAND} />
        </PlainLink>
        {user && <AccountMenu user={user} pathname={pathname} />}
        <MobileMenu links={[]} user={user} footerLinks={[]} pathname={pathname} />
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={classNames(styles.main, styles.staffMain)}>
        {children}
      </main>
      <ToastRegion />
    </div>
  );
}
