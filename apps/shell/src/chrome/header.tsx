import { BRAND } from '@heizplatz/country';
import { Logo, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { ChromeLink } from './chrome-link';
import styles from './header.module.css';
import { isCurrent } from './is-current';
import { MobileMenu } from './mobile-menu';
import { PATHS } from './paths';
import { useLinkText } from './use-link-text';

export interface HeaderProps {
  readonly links: readonly ChromeLink[];
  /** Login, or the customer's own page under the customer's name. */
  readonly account: ChromeLink;
  /** The page shown, to mark its link. */
  readonly pathname: string;
  /** Below the links in the small menu: countries and phone. */
  readonly menuFooter?: readonly ChromeLink[];
}

export function Header({ links, account, pathname, menuFooter = [] }: HeaderProps) {
  const { t } = useLingui();
  const textOf = useLinkText();
  return (
    <header className={styles.header}>
      <div className={`container ${styles.inner}`}>
        <PlainLink href={PATHS.home} className={styles.home} aria-label={t`${BRAND}, Startseite`}>
          <Logo name={BRAND} />
        </PlainLink>
        <nav aria-label={t`Hauptnavigation`} className={styles.navigation}>
          <ul className={styles.links}>
            {links.map(({ href, text }) => (
              <li key={href}>
                <PlainLink
                  href={href}
                  className={styles.link}
                  aria-current={isCurrent(href, pathname) ? 'page' : undefined}
                >
                  {textOf(text)}
                </PlainLink>
              </li>
            ))}
          </ul>
        </nav>
        <PlainLink href={account.href} className={`${styles.link} ${styles.account}`}>
          {textOf(account.text)}
        </PlainLink>
        <MobileMenu links={[...links, account]} footerLinks={menuFooter} pathname={pathname} />
      </div>
    </header>
  );
}
