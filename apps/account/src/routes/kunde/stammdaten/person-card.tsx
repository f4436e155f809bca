import type { CustomerData } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { PERSONAL_DATA_PATH } from '@heizplatz/routes';
import { Card, CardHeader, KeyValueList, LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '../../../shared/master-data/card.module.css';

/** Who the customer is; changed on the page of personal data. */
export function PersonCard({ customer }: { readonly customer: CustomerData }) {
  const { t } = useLingui();
  const site = useSite();
  const { Title1, FirstName, LastName, Title2, Phone, CustomerId, CustomerSince } = customer;
  const name = [Title1, FirstName, LastName].filter(Boolean).join(' ') + (Title2 ? `, ${Title2}` : '');
  return (
    <Card as="section" aria-labelledby="person" className={styles.card}>
      <CardHeader titleId="person" title={<Trans>Persönliche Daten</Trans>} />
      <KeyValueList
        variant="lined"
        items={[
          { id: 'name', label: t`Name`, value: name || '–' },
          { id: 'phone', label: t`Telefon`, value: Phone || '–' },
          { id: 'number', label: t`Kundennummer`, value: CustomerId },
          { id: 'since', label: t`Kunde seit`, value: formatDate(CustomerSince, site) },
        ]}
      />
      <LinkButton variant="secondary" href={PERSONAL_DATA_PATH}>
        <Trans>Ändern, herunterladen oder Konto löschen</Trans>
      </LinkButton>
    </Card>
  );
}
