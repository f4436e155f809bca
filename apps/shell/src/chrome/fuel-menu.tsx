import { Icon, PlainLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ChromeLink } from './chrome-link';
import styles from './fuel-menu.module.css';
import { useDetailsMenu } from './use-details-menu';
import { useLinkText } from './use-link-text';

interface FuelMenuProps {
  readonly links: readonly ChromeLink[];
  /** The current page, to mark its link; a change closes the menu. */
  readonly pathname: string;
}

/** Every product, a disclosure within the main navigation. */
export function FuelMenu({ links, pathname }: FuelMenuProps) {
  const getText = useLinkText();
  return (
    // Escape and Tab leave what the summary has opened.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details className={styles.menu} {...useDetailsMenu(pathname)}>
      <summary className={styles.button}>
        <Trans>Brennstoffe</Trans>
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul className={styles.panel}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <PlainLink href={href} className={styles.link} aria-current={href === pathname ? 'page' : undefined}>
              {getText(text)}
            </PlainLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
