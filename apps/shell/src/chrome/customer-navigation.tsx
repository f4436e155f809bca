import { PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { CUSTOMER_LINKS } from './account-menus';
import styles from './customer-navigation.module.css';
import { isCurrent } from './is-current';
import { useLinkText } from './use-link-text';

/** Between the pages of the customer area, below the header. */
export function CustomerNavigation({ pathname }: { pathname: string }) {
  const { t } = useLingui();
  const textOf = useLinkText();
  return (
    <nav aria-label={t`Kundenbereich`} className={styles.navigation}>
      <ul className={`container ${styles.links}`}>
        {CUSTOMER_LINKS.map(({ href, text }) => (
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
  );
}
