import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useNavigate, useSite } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { useRef } from 'react';
import { AddressForm } from '../address-form/address-form';
import type { AddressOutlet } from '../address-form/address-outlet';
import { FORM_NAMES } from '../address-form/form-names';
import { forgetOrderAddresses } from '../address-form/load-order-addresses';
import { newAddress } from '../address-form/new-address';
import { NextLabel } from '../checkout/next-label';
import { nextPath } from '../checkout/next-path';
import { selectedAddresses } from './selected-addresses';

/** Nobody is asked to open a modal for the one address there has to be. */
export function FirstAddress({ process, group }: AddressOutlet) {
  const api = useApi();
  const site = useSite();
  const navigate = useNavigate();
  // A second try changes the address that the first one kept.
  const keptId = useRef<number | null>(null);
  return (
    <Card as="section">
      <AddressForm
        formName={FORM_NAMES.first}
        draftName={`${group.id} first`}
        initial={newAddress(site.countryId, process)}
        process={process}
        isPlaceFixed
        submitLabel={<NextLabel state={process} path="adresse" />}
        onSave={async (Address) => {
          const saved = await api(CALLS.saveAddress, { body: { Id: keptId.current, AddressType: 1, Address } });
          keptId.current = saved.Address.Id;
          forgetOrderAddresses(api);
          const SelectedAddresses = selectedAddresses(process, saved.Address.Id, null);
          await api(CALLS.saveOrderAddresses, { body: { ProductGroupId: group.id, SelectedAddresses } });
        }}
        onSaved={() => void navigate(nextPath(process, 'adresse', group))}
      />
    </Card>
  );
}
