import { type Site, type SiteOrigins, SITES } from '@heizplatz/country';
import { Trans, useLingui } from '@lingui/react/macro';
import { HELP_ID, phoneHref } from './paths';
import styles from './top-bar.module.css';

/** The three countries at the left, phone with its hours and the help at the right; from 768 px on. */
export function TopBar({ site, origins }: { site: Site; origins: SiteOrigins }) {
  const { t } = useLingui();
  return (
    <div className={styles.bar}>
      <div className={`container ${styles.inner}`}>
        <nav aria-label={t`Länder`}>
          <ul className={styles.links}>
            {Object.values(SITES).map((other) => (
              <li key={other.iso}>
                <a
                  href={`${origins[other.countryId]}/`}
                  hrefLang={other.htmlLang}
                  aria-current={other.iso === site.iso ? 'true' : undefined}
                >
                  {other.countryName}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t`Kontakt`}>
          <ul className={styles.links}>
            <li>
              <a href={phoneHref(site.customerPhone)} className="tabular">
                {site.customerPhone}
                <span aria-hidden="true">&nbsp;·&nbsp;</span>
                <Trans>Mo–Fr 8–18 Uhr</Trans>
              </a>
            </li>
            <li>
              <a href={`#${HELP_ID}`}>
                <Trans>Hilfe</Trans>
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}
