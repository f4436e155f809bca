import { useApi } from '@heizplatz/api-client';
import { CALLS, type CustomerAddress } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { addressLines } from '@heizplatz/order-ui';
import { Card, CardHeader, Chip, Disclosure, EmptyState, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmButton } from '../../../../shared/staff-form/confirm-button';
import { AddressForm } from './address-form';
import { useStaffCustomer } from './customer-context';
import { customerInput } from './customer-input';
import styles from './customer-view.module.css';

function AddressEntry({ entry }: { readonly entry: CustomerAddress }) {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { customer, show } = useStaffCustomer();
  const { Address, AddressType, IsDefault } = entry;
  const lines = [...addressLines(Address), siteById(Address.CountryId).countryName, Address.Phone, Address.AccessNotes];
  const place = `${Address.Street} ${Address.HouseNumber}, ${Address.City}`;

  async function remove() {
    const body = { Version: customer.Version, AddressNumber: Address.Id };
    await show(await api(CALLS.deleteStaffCustomerAddress, { ...customerInput(customer.Id), body }));
    toast.show({ tone: 'good', text: t`Die Adresse ist gelöscht.` });
  }

  return (
    <li>
      <p className={styles.foot}>
        <strong>{AddressType === 1 ? t`Lieferadresse` : t`Rechnungsadresse`}</strong>
        {IsDefault && (
          <Chip tone="spruce">
            <Trans>Standard</Trans>
          </Chip>
        )}
      </p>
      <address className={styles.lines}>{lines.filter(Boolean).join('\n')}</address>
      <Disclosure summary={t`${place} ändern`}>
        <div className={styles.form}>
          <AddressForm entry={entry} />
        </div>
      </Disclosure>
      <div>
        <ConfirmButton
          text={<Trans>Löschen</Trans>}
          label={t`${place} löschen`}
          title={t`Adresse löschen?`}
          act={remove}
        >
          <p>{addressLines(Address).join(', ')}</p>
          <p className="quiet">
            <Trans>Bestellungen, die damit aufgegeben wurden, behalten ihre Adresse.</Trans>
          </p>
        </ConfirmButton>
      </div>
    </li>
  );
}

/** Delivery and billing addresses; placed orders retain their own copy. */
export function AddressesCard() {
  const { t } = useLingui();
  const { customer } = useStaffCustomer();
  const { Addresses } = customer;
  return (
    <Card as="section" aria-labelledby="adressen">
      <CardHeader titleId="adressen" title={<Trans>Adressen</Trans>} />
      {Addresses.length === 0 ? (
        <EmptyState title={t`Keine Adresse`}>
          <Trans>Mit der ersten Bestellung oder hier unten kommt eine dazu.</Trans>
        </EmptyState>
      ) : (
        <ul className={styles.addresses}>
          {Addresses.map((entry) => (
            // New content means a new form: input for the old one is discarded with it.
            <AddressEntry key={`${entry.Address.Id} ${JSON.stringify(entry)}`} entry={entry} />
          ))}
        </ul>
      )}
      <Disclosure summary={t`Adresse hinzufügen`}>
        <div className={styles.form}>
          <AddressForm key={Addresses.length} entry={null} />
        </div>
      </Disclosure>
    </Card>
  );
}
