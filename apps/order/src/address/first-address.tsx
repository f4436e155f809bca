import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useNavigate, useSite } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { paymentStepPath } from './next-step';
import type { AddressOutlet } from './address-context';
import { AddressForm } from './address-form';
import { emptyAddress } from './empty-address';
import { selectedAddresses } from './selected-addresses';

/** Nobody is asked to open a modal for the one address there has to be. */
export function FirstAddress({ process, group }: AddressOutlet) {
  const api = useApi();
  const site = useSite();
  const navigate = useNavigate();
  return (
    <Card as="section">
      <AddressForm
        initial={emptyAddress(site.countryId, process)}
        process={process}
        isPlaceFixed
        submitLabel={<Trans>Weiter zur Zahlung</Trans>}
        onSave={async (Address) => {
          const saved = await api(CALLS.saveAddress, { body: { Id: null, AddressType: 1, Address } });
          const SelectedAddresses = selectedAddresses(process, saved.Address.Id, null);
          await api(CALLS.saveOrderAddresses, { body: { ProductGroupId: group.id, SelectedAddresses } });
        }}
        onSaved={() => void navigate(paymentStepPath(process, group))}
      />
    </Card>
  );
}
