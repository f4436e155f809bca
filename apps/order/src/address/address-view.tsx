import { useCall } from '@heizplatz/api-client';
import { CALLS, type OrderProcess } from '@heizplatz/contract';
import type { ProductGroup } from '@heizplatz/calculator';
import { Outlet, useSite } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { CheckoutFrame } from '../checkout/checkout-frame';
import { useOrderProcess } from '../checkout/use-order-process';
import type { AddressOutlet } from './address-context';
import { AddressChoice } from './address-choice';
import { deliverable } from './deliverable';
import { FirstAddress } from './first-address';
import { orderAddressesInput } from './order-addresses-input';

export function AddressView() {
  const { process, group } = useOrderProcess();
  return process && <AddressStep process={process} group={group} />;
}

/** The first address is asked for right here; with addresses there one is chosen, and forms open as a modal. */
function AddressStep({ process, group }: { readonly process: OrderProcess; readonly group: ProductGroup }) {
  const { t } = useLingui();
  const site = useSite();
  const { data, mutate } = useCall(CALLS.orderAddresses, orderAddressesInput(site.countryId, process));
  if (!data) return null;
  const outlet: AddressOutlet = { process, group, addresses: data, reload: () => mutate() };
  return (
    <CheckoutFrame
      process={process}
      group={group}
      current="adresse"
      title={t`Lieferadresse`}
      lead={<Trans>Ihre Angaben gehen an {process.Seller.Company}.</Trans>}
    >
      {deliverable(data, process).length === 0 ? <FirstAddress {...outlet} /> : <AddressChoice {...outlet} />}
      <Outlet context={outlet} />
    </CheckoutFrame>
  );
}
