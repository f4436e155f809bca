import { useCall } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, type OrderAddresses, type OrderProcess } from '@heizplatz/contract';
import { beforeFullStop } from '@heizplatz/country';
import { Outlet, useRefusedForm, useSite } from '@heizplatz/router';
import { addressStepPath } from '@heizplatz/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AddressOutlet } from '../../../shared/address-form/address-outlet';
import { FORM_NAMES } from '../../../shared/address-form/form-names';
import { deliverable } from '../../../shared/address-form/deliverable';
import { orderAddressesInput } from '../../../shared/address-form/order-addresses-input';
import { CheckoutFrame } from '../../../shared/checkout/checkout-frame';
import { useOrderProcess } from '../../../shared/checkout/order-process/use-order-process';
import { AddressChoice } from './address-choice';
import { type ChosenAddresses, chosenAddresses, sentChoice } from './chosen-addresses';
import { FirstAddress } from './first-address';

const NO_ADDRESSES: OrderAddresses = { DeliveryAddressList: [], InvoiceAddressList: [], SelectedAddresses: [] };

export function AddressView() {
  const { process, group } = useOrderProcess();
  return process && <AddressStep process={process} group={group} />;
}

/** The first address is entered directly here; if there are addresses, one is chosen, and forms open as a modal. */
function AddressStep({ process, group }: { readonly process: OrderProcess; readonly group: ProductGroup }) {
  const { t } = useLingui();
  const site = useSite();
  // A visitor not identified at page load enters a first address, even if a refused try created a guest meanwhile.
  const [isKnown] = useState(process.IsIdentified);
  const input = isKnown ? orderAddressesInput(site.countryId, process) : null;
  const { data = isKnown ? undefined : NO_ADDRESSES, mutate } = useCall(CALLS.orderAddresses, input);
  const refused = useRefusedForm(FORM_NAMES.choice);
  const [chosen, setChosen] = useState<ChosenAddresses>(() =>
    refused ? sentChoice(refused.values) : chosenAddresses(process),
  );
  if (!data) return null;
  const outlet: AddressOutlet = {
    process,
    group,
    addresses: data,
    reload: () => mutate(),
    stepPath: addressStepPath(group),
    // A newly entered address becomes the selected one.
    onStored: ({ Id }, kind) =>
      setChosen(kind === 'lieferadresse' ? { ...chosen, deliveryId: Id } : { ...chosen, invoiceId: Id }),
  };
  const isFirst = !isKnown || !process.AllowAddressSelection || deliverable(data, process).length === 0;
  return (
    <CheckoutFrame
      process={process}
      group={group}
      current="adresse"
      title={t`Lieferadresse`}
      lead={<Trans>Ihre Angaben gehen an {beforeFullStop(process.Seller.Company)}.</Trans>}
    >
      {isFirst ? <FirstAddress {...outlet} /> : <AddressChoice {...outlet} chosen={chosen} onChoose={setChosen} />}
      <Outlet context={outlet} />
    </CheckoutFrame>
  );
}
