import { useApi } from '@heizplatz/api-client';
import { type AddressFieldsInput, CALLS, type OrderStation } from '@heizplatz/contract';
import { sentAddress, useAddressFieldNames } from '@heizplatz/order-ui';
import { useRefusedForm } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { numberedAction } from '../../../../shared/action-posts/send-action';
import { DeliveryFields } from '../../../../shared/address-form/address-fields';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useCustomerOrder } from '../order-page/customer-order-context';

/** Address, phone and access notes of a delivery point; its postcode stays, since the price hangs on it. */
export function AddressChangeForm({ station }: { readonly station: OrderStation }) {
  const { t } = useLingui();
  const api = useApi();
  const fieldNames = useAddressFieldNames();
  const { orderKey, reload } = useCustomerOrder();
  const { StationNumber, Address } = station;
  const id = numberedAction('lieferadresse', StationNumber);
  const refused = useRefusedForm(id);
  const [input, setInput] = useState<AddressFieldsInput>(() => {
    const { Id: _, ...fields } = Address;
    return sentAddress(refused?.typed ?? {}, fields, `${id}-`);
  });
  const body = { ...orderKey, StationNumber, Address: input };
  return (
    <ActionForm
      id={id}
      label={t`Lieferadresse ${StationNumber} ändern`}
      body={body}
      schema={CALLS.changeOrderAddress.body}
      fieldNames={fieldNames}
      send={async () => {
        await api(CALLS.changeOrderAddress, { body });
        await reload();
      }}
      doneText={t`Ihre Angaben sind geändert. Der Händler ist benachrichtigt.`}
      submitLabel={<Trans>Änderung speichern</Trans>}
      look="secondary"
    >
      {({ errorOf }) => (
        <DeliveryFields
          forBusiness={Address.CompanyName !== ''}
          part={{
            address: input,
            change: (changed) => setInput({ ...input, ...changed }),
            errorOf,
            idPrefix: `${id}-`,
            purpose: 'shipping',
          }}
        />
      )}
    </ActionForm>
  );
}
