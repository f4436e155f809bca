import { BRAND, type CountryId, formatDate } from '@heizplatz/country';
import { useOrigins, useSite } from '@heizplatz/router';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './press.module.css';

interface PressTermsProps {
  readonly countryId: CountryId;
  readonly today: string;
}

/** What may be done with what is taken from here, and the line that belongs beside it. */
export function PressTerms({ countryId, today }: PressTermsProps) {
  const site = useSite();
  const source = `${BRAND}, ${new URL(useOrigins()[countryId]).host}`;
  const day = formatDate(today, site);
  return (
    <Card as="section" aria-labelledby="nutzung" className={styles.stack}>
      <CardHeader titleId="nutzung" title={<Trans>Nutzung</Trans>} />
      <p>
        <Trans>
          Für redaktionelle Berichte kostenlos und ohne Anfrage, gedruckt und online. Bitte nennen Sie die Quelle:
        </Trans>
      </p>
      <p className={styles.source}>
        <Trans>
          Quelle: {source}, Stand {day}
        </Trans>
      </p>
      <p className={styles.note}>
        <Trans>Zahlen und Logos bitte nicht verändern; Werbung damit bedarf unserer Zustimmung.</Trans>
      </p>
    </Card>
  );
}
