import { type CountryId, siteById, phoneHref } from '@heizplatz/country';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './press.module.css';

/** Whom the press of a country calls. */
export function PressContact({ countryId }: { readonly countryId: CountryId }) {
  const { countryName, pressPhone } = siteById(countryId);
  return (
    <Card as="section" aria-labelledby="pressekontakt" className={styles.stack}>
      <CardHeader titleId="pressekontakt" title={<Trans>Pressekontakt</Trans>} />
      <p>
        <Trans>Pressestelle {countryName}</Trans>
        <br />
        <a href={phoneHref(pressPhone)} className={styles.phone}>
          {pressPhone}
        </a>
      </p>
    </Card>
  );
}
