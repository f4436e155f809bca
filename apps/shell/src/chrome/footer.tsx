import { RatingMark } from '@heizplatz/trust-ui';
import { PlainLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ChromeLinkColumn } from './chrome-link';
import { ConsentLink } from './consent-link';
import styles from './footer.module.css';
import { useLinkText } from './use-link-text';

export interface FooterProps {
  readonly columns: readonly ChromeLinkColumn[];
  /** The day whose prices the page shows, as people write it. */
  readonly priceDate: string;
  /** Rule LAYOUT-06: on unless a layout turns it off. */
  readonly showsRating?: boolean;
}

export function Footer({ columns, priceDate, showsRating = true }: FooterProps) {
  const getText = useLinkText();
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.columns}>
          {columns.map(({ id, title, links }) => (
            <section key={id}>
              <h2 className={styles.title}>{getText(title)}</h2>
              <ul className={styles.links}>
                {links.map(({ href, text, strong, note }) => (
                  <li key={href}>
                    <PlainLink href={href} className={strong ? styles.strong : undefined}>
                      {getText(text)}
                    </PlainLink>
                    {note && <span className={styles.hours}>{getText(note)}</span>}
                  </li>
                ))}
                {id === 'legal' && (
                  <li>
                    <ConsentLink />
                  </li>
                )}
              </ul>
            </section>
          ))}
        </div>
        {showsRating && <RatingMark variant="footer" />}
        {/* The date is the document's; a browser that hydrates after midnight leaves it as rendered. */}
        <p className={`${styles.note} tabular`} suppressHydrationWarning>
          <Trans>Alle Preise inkl. MwSt. und Lieferung. Preise vom {priceDate}.</Trans>
        </p>
      </div>
    </footer>
  );
}
