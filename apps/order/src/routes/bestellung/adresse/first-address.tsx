import { useApi } from '@heizplatz/api-client';
import { type AddressFieldsInput, CALLS } from '@heizplatz/contract';
import { newInvoiceAddress } from '@heizplatz/order-ui';
import { useNavigate, useRefusedForm, useSite } from '@heizplatz/router';
import { useRef } from 'react';
import { AddressForm } from '../../../shared/address-form/address-form';
import type { AddressOutlet } from '../../../shared/address-form/address-outlet';
import { FORM_NAMES } from '../../../shared/address-form/form-names';
import { forgetOrderAddresses } from '../../../shared/address-form/load-order-addresses';
import { throwAsInvoice } from '../../../shared/address-form/invoice-prefix';
import { newAddress } from '../../../shared/address-form/new-address';
import { getStepAfter } from '../../../shared/checkout/default-payment';
import { NextLabel } from '../../../shared/checkout/steps/next-label';
import { nextPath } from '../../../shared/checkout/steps/next-path';
import { usePrerequisites } from '../../../shared/prerequisites/use-prerequisites';
import { chooseAddresses } from '../../../shared/address/choose-addresses';

/** The single required address needs no modal, and what comes before it needs no separate page. */
export function FirstAddress({ process, group }: AddressOutlet) {
  const api = useApi();
  const site = useSite();
  const navigate = useNavigate();
  const prerequisites = usePrerequisites({ process, group }, useRefusedForm(FORM_NAMES.first)?.values);
  const state = getStepAfter(process, 'adresse');
  // A second try changes the addresses that the first one saved.
  const storedIds = useRef<Record<0 | 1, number | null>>({ 0: null, 1: null });
  async function store(AddressType: 0 | 1, Address: AddressFieldsInput): Promise<number> {
    const saved = await api(CALLS.saveAddress, { body: { Id: storedIds.current[AddressType], AddressType, Address } });
    storedIds.current[AddressType] = saved.Address.Id;
    return saved.Address.Id;
  }

  return (
    <AddressForm
      formName={FORM_NAMES.first}
      draftName={`${group.id} first`}
      initial={newAddress(site.countryId, process)}
      process={process}
      kind="lieferadresse"
      {...(process.AllowInvoiceAddress && { initialInvoice: newInvoiceAddress(site.countryId, null) })}
      prerequisites={prerequisites}
      submitLabel={<NextLabel state={state} path="adresse" />}
      onSave={async (address, invoice) => {
        const deliveryId = await store(1, address);
        const invoiceId = invoice && (await store(0, invoice).catch(throwAsInvoice));
        forgetOrderAddresses(api);
        await chooseAddresses(api, { process, group }, { deliveryId, invoiceId });
      }}
      onSaved={() => void navigate(nextPath(state, 'adresse', group))}
    />
  );
}
