import { useApi } from '@heizplatz/api-client';
import { type Address, CALLS } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { Button, Card, Checkbox, RadioGroup, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type AddressKind, addressFormPath, NEW_ADDRESS } from '../checkout/checkout-paths';
import { ProblemNotice } from '../checkout/problem-notice';
import { useSave } from '../checkout/use-save';
import type { AddressOutlet } from './address-context';
import { addressLines } from '../checkout/address-lines';
import styles from './address-choice.module.css';
import { deliverable } from './deliverable';
import { paymentStepPath } from './next-step';
import { selectedAddresses } from './selected-addresses';

/** One of the customer's addresses for the delivery, and another for the invoice when it goes elsewhere. */
export function AddressChoice({ process, group, addresses }: AddressOutlet) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { isBusy, problem, save } = useSave();
  const deliveries = deliverable(addresses, process);
  const [deliveryId, setDeliveryId] = useState(chosenId(process.DeliveryAddress, deliveries));
  const [hasInvoice, setHasInvoice] = useState(process.InvoiceAddress !== null);
  const [invoiceId, setInvoiceId] = useState(chosenId(process.InvoiceAddress, addresses.InvoiceAddressList));
  const delivery = deliveries.find(({ Id }) => Id === deliveryId) ?? deliveries[0];
  const invoice = addresses.InvoiceAddressList.find(({ Id }) => Id === invoiceId) ?? addresses.InvoiceAddressList[0];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!delivery) return;
    if (hasInvoice && !invoice) return void navigate(addressFormPath(group, 'rechnungsadresse', NEW_ADDRESS));
    const SelectedAddresses = selectedAddresses(process, delivery.Id, hasInvoice && invoice ? invoice.Id : null);
    const isSaved = await save(() =>
      api(CALLS.saveOrderAddresses, { body: { ProductGroupId: group.id, SelectedAddresses } }),
    );
    if (isSaved) void navigate(paymentStepPath(process, group));
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} aria-label={t`Adressen`}>
      <ProblemNotice problem={problem} />
      <Card as="section">
        <List
          legend={t`Lieferadresse`}
          kind="lieferadresse"
          list={deliveries}
          chosen={delivery?.Id}
          onChoose={setDeliveryId}
          group={group}
        />
      </Card>
      {process.AllowInvoiceAddress && (
        <Card as="section">
          <Checkbox
            label={t`Die Rechnung geht an eine andere Adresse`}
            checked={hasInvoice}
            onChange={(event) => setHasInvoice(event.currentTarget.checked)}
          />
          {hasInvoice && (
            <List
              legend={t`Rechnungsadresse`}
              kind="rechnungsadresse"
              list={addresses.InvoiceAddressList}
              chosen={invoice?.Id}
              onChoose={setInvoiceId}
              group={group}
            />
          )}
        </Card>
      )}
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
        <Trans>Weiter zur Zahlung</Trans>
      </Button>
    </form>
  );
}

interface ListProps extends Pick<AddressOutlet, 'group'> {
  readonly legend: string;
  readonly kind: AddressKind;
  readonly list: readonly Address[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

function List({ legend, kind, list, chosen, onChoose, group }: ListProps) {
  return (
    <div className={styles.list}>
      <RadioGroup
        legend={legend}
        name={kind}
        look="card"
        value={String(chosen ?? '')}
        options={list.map((address) => {
          const [name, ...lines] = addressLines(address);
          return { value: String(address.Id), label: name, hint: lines.join(', ') };
        })}
        onValueChange={(id) => onChoose(Number(id))}
      />
      <p className={styles.links}>
        {chosen !== undefined && (
          <TextLink look="alone" href={addressFormPath(group, kind, chosen)}>
            <Trans>Ändern</Trans>
          </TextLink>
        )}
        <TextLink look="alone" href={addressFormPath(group, kind, NEW_ADDRESS)}>
          <Trans>Neue Adresse</Trans>
        </TextLink>
      </p>
    </div>
  );
}

const chosenId = (chosen: Address | null, list: readonly Address[]): number | undefined => chosen?.Id ?? list[0]?.Id;
