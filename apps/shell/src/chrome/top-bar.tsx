import { phoneHref, type Site } from '@heizplatz/country';
import { SEARCH_PATH, HELP_PATH } from '@heizplatz/routes';
import { PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CountryLink } from './country-links';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly site: Site;
  readonly countries: readonly CountryLink[];
}

/** The three countries at the left, phone with its hours, search and help at the right; from 768 px on. */
export function TopBar({ site, countries }: TopBarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.bar}>
      <div className={`container ${styles.inner}`}>
        <nav aria-label={t`Länder`}>
          <ul className={styles.links}>
            {countries.map(({ site: { iso, htmlLang }, href, text }) => (
              <li key={iso}>
                <a href={href} hrefLang={htmlLang} aria-current={iso === site.iso ? 'true' : undefined}>
                  {text}
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
              <PlainLink href={SEARCH_PATH}>
                <Trans>Suche</Trans>
              </PlainLink>
            </li>
            <li>
              <PlainLink href={HELP_PATH}>
                <Trans>Hilfe</Trans>
              </PlainLink>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}
