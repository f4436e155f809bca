import { useLingui } from '@lingui/react/macro';
import { classNames } from '../class-names';
import { Icon } from '../marks/icon';
import styles from './page-links.module.css';
import { PlainLink } from './plain-link';
import { getVisiblePages } from './get-visible-pages';

export interface PageLinksProps {
  /** What is paged through, for readers: 'Seiten der Händlerliste'. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  getHref: (page: number) => string;
}

/** Links to the pages of a list; nothing where there is but one. */
export function PageLinks({ label, page, pageCount, getHref }: PageLinksProps) {
  const { t } = useLingui();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <PlainLink href={getHref(page - 1)} rel="prev" className={styles.link} aria-label={t`Vorige Seite`}>
              <Icon name="arrow-left" size={18} />
            </PlainLink>
          </li>
        )}
        {getVisiblePages(page, pageCount).map((view, index) =>
          view === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={view}>
              <PlainLink
                href={getHref(view)}
                className={classNames(styles.link, view === page && styles.here)}
                aria-current={view === page ? 'page' : undefined}
                aria-label={t`Seite ${view}`}
              >
                {view}
              </PlainLink>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <PlainLink href={getHref(page + 1)} rel="next" className={styles.link} aria-label={t`Nächste Seite`}>
              <Icon name="arrow-right" size={18} />
            </PlainLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
