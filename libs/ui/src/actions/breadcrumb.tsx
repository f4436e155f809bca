import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './breadcrumb.module.css';
import { TextLink } from './text-link';

export interface Crumb {
  id: string;
  text: ReactNode;
  /** Absent for the page itself. */
  href?: string;
}

/** Where in the site a page is; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Sie sind hier`} className={styles.path}>
      <ol className={styles.list}>
        {crumbs.map(({ id, text, href }) =>
          href === undefined ? (
            <li key={id} aria-current="page">
              {text}
            </li>
          ) : (
            <li key={id}>
              <TextLink variant="alone" href={href}>
                {text}
              </TextLink>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
