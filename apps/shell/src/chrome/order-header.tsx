import { BRAND, phoneHref } from '@heizplatz/country';
import { HOME_PATH } from '@heizplatz/routes';
import { Logo, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './header.module.css';

/** The header where nothing should lead away: logo and whom to call. */
export function OrderHeader({ phone }: { phone: string }) {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <div className={`container ${styles.inner}`}>
        <PlainLink href={HOME_PATH} className={styles.home} aria-label={t`${BRAND}, Startseite`}>
          <Logo name={BRAND} />
        </PlainLink>
        <p className={`${styles.aside} tabular`}>
          <a href={phoneHref(phone)}>
            <span className={styles.question}>
              <Trans>Fragen?</Trans>&nbsp;
            </span>
            {phone}
          </a>
        </p>
      </div>
    </header>
  );
}
