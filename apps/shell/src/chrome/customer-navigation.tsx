import { PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { CUSTOMER_LINKS } from './account-menus';
import styles from './customer-navigation.module.css';
import { isCurrent } from './is-current';
import { useLinkText } from './use-link-text';

/** Between the pages of the customer area, below the header; on a narrow screen the current page's link is scrolled to. */
export function CustomerNavigation({ pathname }: { pathname: string }) {
  const { t } = useLingui();
  const getText = useLinkText();
  const links = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = links.current;
    const current = list?.querySelector<HTMLElement>('[aria-current=page]');
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav aria-label={t`Kundenbereich`} className={styles.navigation}>
      <ul ref={links} className={`container ${styles.links}`}>
        {CUSTOMER_LINKS.map(({ href, text }) => (
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
  );
}
