import { formatUserName, type User } from '@heizplatz/identity';
import { Icon, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ChromeLink } from './chrome-link';
import { isCurrent } from './is-current';
import { LateAccountEntries } from './late-account-entries';
import styles from './mobile-menu.module.css';
import { useDetailsMenu } from './use-details-menu';
import { useLinkText } from './use-link-text';

interface MobileMenuProps {
  readonly links: readonly ChromeLink[];
  /** Every product; none where its visitors buy nothing. */
  readonly fuels?: readonly ChromeLink[];
  /** Who is logged in; its entries stand below the links. */
  readonly user: User | null;
  readonly footerLinks: readonly ChromeLink[];
  /** Another page closes the menu. */
  readonly pathname: string;
}

/** The navigation under 992 px. The browser opens it, so it works without script. */
export function MobileMenu({ links, fuels = [], user, footerLinks, pathname }: MobileMenuProps) {
  const { t } = useLingui();
  const getText = useLinkText();
  const fuelsId = useId();
  return (
    // Escape closes what Enter on the summary opens.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details className={styles.menu} {...useDetailsMenu(pathname)}>
      <summary className={styles.button} aria-label={t`Menü`}>
        <span className={styles.bars}>
          <Icon name="menu" size={24} />
        </span>
        <span className={styles.cross}>
          <Icon name="cross" size={24} />
        </span>
      </summary>
      <nav aria-label={t`Menü`} className={styles.panel}>
        <div className="container">
          <ul className={styles.list}>
            {links.map(({ href, text }) => (
              <li key={href}>
                <PlainLink
                  href={href}
                  className={styles.link}
                  aria-current={isCurrent(href, pathname) ? 'page' : undefined}
                >
                  {getText(text)}
                  <Icon name="chevron-right" size={18} />
                </PlainLink>
              </li>
            ))}
          </ul>
          {fuels.length > 0 && (
            <>
              <p id={fuelsId} className={styles.name}>
                <Trans>Brennstoffe</Trans>
              </p>
              <ul aria-labelledby={fuelsId} className={styles.fuels}>
                {fuels.map(({ href, text }) => (
                  <li key={href}>
                    <PlainLink href={href} aria-current={href === pathname ? 'page' : undefined}>
                      {getText(text)}
                    </PlainLink>
                  </li>
                ))}
              </ul>
            </>
          )}
          {user && (
            <>
              <p className={styles.name}>{formatUserName(user) || t`Mein Konto`}</p>
              <LateAccountEntries user={user} pathname={pathname} isLarge />
            </>
          )}
          <div className={styles.small}>
            {footerLinks.map(({ href, text }) => (
              <PlainLink key={href} href={href}>
                {getText(text)}
              </PlainLink>
            ))}
          </div>
        </div>
      </nav>
    </details>
  );
}
