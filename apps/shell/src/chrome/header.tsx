import { BRAND } from '@heizplatz/country';
import type { User } from '@heizplatz/identity';
import { HOME_PATH } from '@heizplatz/routes';
import { Logo, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { AccountMenu } from './account-menu';
import type { ChromeLink } from './chrome-link';
import { FuelMenu } from './fuel-menu';
import styles from './header.module.css';
import { isCurrent } from './is-current';
import { MobileMenu } from './mobile-menu';
import { useLinkText } from './use-link-text';

export interface HeaderProps {
  readonly links: readonly ChromeLink[];
  /** Every product. */
  readonly fuels: readonly ChromeLink[];
  /** The way in, for who is not logged in. */
  readonly login: ChromeLink;
  /** Who is logged in, with an account of its own. */
  readonly user: User | null;
  /** The current page, to mark its link. */
  readonly pathname: string;
  /** Below the links in the small menu: search, help, phone and countries. */
  readonly menuFooter?: readonly ChromeLink[];
}

export function Header({ links, fuels, login, user, pathname, menuFooter = [] }: HeaderProps) {
  const { t } = useLingui();
  const getText = useLinkText();
  return (
    <header className={styles.header}>
      <div className={`container ${styles.inner}`}>
        <PlainLink href={HOME_PATH} className={styles.home} aria-label={t`${BRAND}, Startseite`}>
          <Logo name={BRAND} />
        </PlainLink>
        <nav aria-label={t`Hauptnavigation`} className={styles.navigation}>
          <ul className={styles.links}>
            <li>
              <FuelMenu links={fuels} pathname={pathname} />
            </li>
            {links.map(({ href, text }) => (
              <li key={href}>
                <PlainLink
                  href={href}
                  className={styles.link}
                  aria-current={isCurrent(href, pathname) ? 'page' : undefined}
                >
                  {getText(text)}
                </PlainLink>
              </li>
            ))}
          </ul>
        </nav>
        {user ? (
          <AccountMenu user={user} pathname={pathname} />
        ) : (
          <PlainLink href={login.href} className={`${styles.link} ${styles.account}`}>
            {getText(login.text)}
          </PlainLink>
        )}
        <MobileMenu
          links={user ? links : [...links, login]}
          fuels={fuels}
          user={user}
          footerLinks={menuFooter}
          pathname={pathname}
        />
      </div>
    </header>
  );
}
