import { useApi } from '@heizplatz/api-client';
import { CALLS, type OrderDeliveryPoint } from '@heizplatz/contract';
import { toBody, getFieldByPath } from '@heizplatz/form-ui';
import { addressValues, formAddressPart, sentAddress, useAddressFieldNames } from '@heizplatz/order-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { numberedAction } from '../../../../shared/action-posts/send-action';
import { DeliveryFields } from '../../../../shared/address-form/address-fields';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useCustomerOrder } from '../order-page/customer-order-context';

/** Address, phone and access notes of a delivery point; its postcode stays, since the price hangs on it. */
export function AddressChangeForm({ deliveryPoint }: { readonly deliveryPoint: OrderDeliveryPoint }) {
  const { t } = useLingui();
  const api = useApi();
  const fieldNames = useAddressFieldNames();
  const { orderKey, reload } = useCustomerOrder();
  const { StationNumber, Address } = deliveryPoint;
  const id = numberedAction('lieferadresse', StationNumber);
  const idPrefix = `${id}-`;
  const { Id: _, ...before } = Address;
  return (
    <ActionForm
      id={id}
      label={t`Lieferadresse ${StationNumber} ändern`}
      fieldId=""
      values={addressValues(before, idPrefix)}
      read={(values) => ({ ...orderKey, StationNumber, Address: sentAddress(values, before, idPrefix) })}
      toField={(path) => idPrefix + getFieldByPath(path)}
      schema={toBody(CALLS.changeOrderAddress)}
      fieldNames={addressValues(fieldNames, idPrefix)}
      send={async (body) => {
        await api(CALLS.changeOrderAddress, { body });
        await reload();
      }}
      doneText={t`Ihre Angaben sind geändert. Der Händler ist benachrichtigt.`}
      submitLabel={<Trans>Änderung speichern</Trans>}
      variant="secondary"
    >
      {(form) => (
        <DeliveryFields
          forBusiness={Address.CompanyName !== ''}
          part={formAddressPart({ form, before, idPrefix, purpose: 'shipping' })}
        />
      )}
    </ActionForm>
  );
}
