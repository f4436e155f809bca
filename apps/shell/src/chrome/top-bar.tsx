import { type Site, type SiteOrigins, SITES, phoneHref } from '@heizplatz/country';
import { PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageElsewhere } from './page-elsewhere';
import { PATHS } from './paths';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly site: Site;
  readonly origins: SiteOrigins;
  /** The page shown, which the other countries' links keep. */
  readonly pathname: string;
}

/** The three countries at the left, phone with its hours and the help at the right; from 768 px on. */
export function TopBar({ site, origins, pathname }: TopBarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.bar}>
      <div className={`container ${styles.inner}`}>
        <nav aria-label={t`Länder`}>
          <ul className={styles.links}>
            {Object.values(SITES).map((other) => (
              <li key={other.iso}>
                <a
                  href={`${origins[other.countryId]}${pageElsewhere(pathname)}`}
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
              <PlainLink href={PATHS.search}>
                <Trans>Suche</Trans>
              </PlainLink>
            </li>
            <li>
              <PlainLink href={PATHS.help}>
                <Trans>Hilfe</Trans>
              </PlainLink>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}
