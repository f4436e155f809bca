import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatDate, formatTime, siteById } from '@heizplatz/country';
import { Card, CardHeader, Disclosure, KeyValueList, TextLink, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonForm } from '../../../../shared/staff-form/reason-form';
import { useStaffCustomer } from './customer-context';
import { customerInput } from './customer-input';
import styles from './customer-view.module.css';

/** The account's state, and the action that locks or unlocks it. */
function LockForm() {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { customer, show } = useStaffCustomer();
  const isClosed = customer.LockedAt !== null || customer.LoginLimitedUntil !== null;
  async function save(Reason: string) {
    const body = { Version: customer.Version, IsLocked: !isClosed, Reason };
    await show(await api(CALLS.setCustomerLock, { ...customerInput(customer.Id), body }));
    toast.show({ tone: 'good', text: isClosed ? t`Der Kunde ist entsperrt.` : t`Der Kunde ist gesperrt.` });
  }
  return (
    <Disclosure key={String(isClosed)} summary={isClosed ? t`Entsperren` : t`Sperren`}>
      <div className={styles.form}>
        <ReasonForm name="sperre" submitText={isClosed ? t`Kunden entsperren` : t`Kunden sperren`} save={save}>
          <p>
            {isClosed ? (
              <Trans>Der Kunde kann sich sofort wieder anmelden. Fehlversuche sind vergessen.</Trans>
            ) : (
              <Trans>Der Kunde ist sofort auf allen Geräten abgemeldet. Seine Bestellungen laufen weiter.</Trans>
            )}
          </p>
        </ReasonForm>
      </div>
    </Disclosure>
  );
}

export function AccountCard() {
  const { t } = useLingui();
  const { customer } = useStaffCustomer();
  const { Email, IsGuest, CountryId, CustomerSince, LastLoginAt, LockedAt, LoginLimitedUntil } = customer;
  const site = siteById(CountryId);
  const limited =
    LoginLimitedUntil && t`für unbekannte Browser nach Fehlversuchen bis ${formatTime(LoginLimitedUntil, site)}`;
  return (
    <Card as="section" aria-labelledby="konto">
      <CardHeader titleId="konto" title={<Trans>Konto</Trans>} />
      <KeyValueList
        items={[
          { id: 'mail', label: t`E-Mail`, value: <TextLink href={`mailto:${Email}`}>{Email}</TextLink> },
          { id: 'kind', label: t`Art`, value: IsGuest ? t`Gast ohne Kundenkonto` : t`Kundenkonto` },
          { id: 'country', label: t`Land`, value: site.countryName },
          { id: 'since', label: t`Seit`, value: formatDate(CustomerSince, site) },
          { id: 'login', label: t`Letzte Anmeldung`, value: LastLoginAt ? formatTime(LastLoginAt, site) : '–' },
          { id: 'news', label: t`Newsletter`, value: customer.NewsletterWanted ? t`ja` : t`nein` },
          {
            id: 'lock',
            label: t`Anmeldung gesperrt`,
            value: LockedAt ? t`seit ${formatTime(LockedAt, site)}` : (limited ?? t`nein`),
          },
        ]}
      />
      <LockForm />
    </Card>
  );
}
