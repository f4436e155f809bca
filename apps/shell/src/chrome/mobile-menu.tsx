import { nameOfUser, type User } from '@heizplatz/identity';
import { Icon, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { ChromeLink } from './chrome-link';
import { isCurrent } from './is-current';
import { LateAccountEntries } from './late-account-entries';
import styles from './mobile-menu.module.css';
import { useLinkText } from './use-link-text';

interface MobileMenuProps {
  readonly links: readonly ChromeLink[];
  /** Who is logged in; its entries stand below the links. */
  readonly user: User | null;
  readonly footerLinks: readonly ChromeLink[];
  /** Another page closes the menu. */
  readonly pathname: string;
}

/** The navigation under 768 px. The browser opens it, so it works without script; script closes it again. */
export function MobileMenu({ links, user, footerLinks, pathname }: MobileMenuProps) {
  const { t } = useLingui();
  const textOf = useLinkText();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => close(menu.current), [pathname]);
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close(menu.current);
    menu.current.querySelector('summary')?.focus();
  }
  return (
    // Escape closes what Enter on the summary opens.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={menu} className={styles.menu} onKeyDown={closeByKey}>
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
                  {textOf(text)}
                  <Icon name="chevron-right" size={18} />
                </PlainLink>
              </li>
            ))}
          </ul>
          {user && (
            <>
              <p className={styles.name}>{nameOfUser(user) || t`Mein Konto`}</p>
              <LateAccountEntries user={user} pathname={pathname} isLarge />
            </>
          )}
          <div className={styles.small}>
            {footerLinks.map(({ href, text }) => (
              <a key={href} href={href}>
                {textOf(text)}
              </a>
            ))}
          </div>
        </div>
      </nav>
    </details>
  );
}

function close(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false;
}
