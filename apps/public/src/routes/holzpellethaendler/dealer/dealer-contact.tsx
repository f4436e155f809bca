import type { DealerProfile } from '@heizplatz/contract';
import { BRAND, phoneHref } from '@heizplatz/country';
import { Card, CardHeader, KeyValueList, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { contentReportPath } from '../../../shared/report-link/content-report-path';
import styles from './dealer-contact.module.css';

/** Who it is by law, and how to reach it: the dealer's imprint. */
export function DealerContact({ dealer }: { readonly dealer: DealerProfile }) {
  const { t } = useLingui();
  const facts = [
    {
      id: 'phone',
      label: t`Telefon`,
      value: <TextLink href={phoneHref(dealer.Phone)}>{dealer.Phone}</TextLink>,
    },
    {
      id: 'mail',
      label: t`E-Mail`,
      value: <TextLink href={`mailto:${dealer.EmailAddress}`}>{dealer.EmailAddress}</TextLink>,
    },
    { id: 'register', label: t`Register`, value: dealer.Register },
    { id: 'tax', label: t`Umsatzsteuer-Nummer`, value: dealer.TaxNumber },
    ...(dealer.PackagingNumber
      ? [{ id: 'packaging', label: t`Verpackungsregister`, value: dealer.PackagingNumber }]
      : []),
    { id: 'status', label: t`Stellung`, value: t`gewerblicher Händler (Unternehmer), Ihr Vertragspartner` },
  ];
  return (
    <Card as="section" aria-labelledby="impressum-und-kontakt">
      <CardHeader title={<Trans>Impressum und Kontakt</Trans>} titleId="impressum-und-kontakt" />
      <address className={styles.address}>
        <strong>{dealer.Company}</strong>
        <br />
        {dealer.Street}
        <br />
        {dealer.ZipCode} {dealer.City}
      </address>
      <KeyValueList variant="stacked" items={facts} />
      <p className={styles.note}>
        <Trans>Angaben des Händlers. {BRAND} vermittelt; verkauft und liefert wird von ihm.</Trans>
      </p>
      <p className={styles.note}>
        <TextLink href={contentReportPath('dealer', dealer.Slug)} rel="nofollow">
          <Trans>Diesen Händler melden</Trans>
        </TextLink>
      </p>
    </Card>
  );
}
