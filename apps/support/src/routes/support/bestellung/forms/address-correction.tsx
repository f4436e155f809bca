import { useApi } from '@heizplatz/api-client';
import { type AddressFieldsInput, CALLS } from '@heizplatz/contract';
import { getFieldByPath, toBody } from '@heizplatz/form-ui';
import {
  AccessNotesField,
  addressLines,
  addressTextProps,
  addressValues,
  formAddressPart,
  NameFields,
  PhoneField,
  PlaceFields,
  sentAddress,
  useAddressFieldNames,
} from '@heizplatz/order-ui';
import { TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from './action-form';
import { useStaffOrder } from '../order-context';
import { addressFieldPrefix, addressFormId, getAddressFields, getOrderAddress } from './order-address';
import { ReasonField } from './reason-field';

interface AddressCorrectionProps {
  /** Null: the invoice's. */
  readonly deliveryPointNumber: number | null;
}

const getText = (address: AddressFieldsInput | null): string => (address ? addressLines(address).join(', ') : '');

/** Every field of one address; the postcode of a delivery stays, since the price hangs on it. */
export function AddressCorrection({ deliveryPointNumber }: AddressCorrectionProps) {
  const { t } = useLingui();
  const api = useApi();
  const { order } = useStaffOrder();
  const fieldNames = useAddressFieldNames();
  const before = getAddressFields(order, deliveryPointNumber);
  if (!before) return null;
  const isInvoice = deliveryPointNumber === null;
  const id = addressFormId(deliveryPointNumber);
  const idPrefix = addressFieldPrefix(id);
  const reasonName = `${idPrefix}Reason`;
  return (
    <ActionForm
      id={id}
      label={isInvoice ? t`Rechnungsadresse berichtigen` : t`Lieferadresse berichtigen`}
      fieldId=""
      schema={toBody(CALLS.staffCorrectAddress)}
      values={{ ...addressValues(before, idPrefix), [reasonName]: '' }}
      read={(values, Version) => ({
        OrderId: order.OrderId,
        StationNumber: deliveryPointNumber,
        Address: sentAddress(values, before, idPrefix),
        Reason: values[reasonName],
        Version,
      })}
      toField={(path) => idPrefix + getFieldByPath(path)}
      fieldNames={{ ...addressValues(fieldNames, idPrefix), [reasonName]: t`Grund` }}
      send={(body) => api(CALLS.staffCorrectAddress, { body })}
      compare={(saved, values) => {
        const theirs = getOrderAddress(saved, deliveryPointNumber);
        const mine = sentAddress(values, before, idPrefix);
        return [
          { label: t`Adresse`, saved: getText(theirs), mine: getText(mine) },
          { label: t`Telefon`, saved: theirs?.Phone ?? '', mine: mine.Phone },
          { label: t`Hinweise`, saved: theirs?.AccessNotes ?? '', mine: mine.AccessNotes ?? '' },
        ];
      }}
      doneText={t`Die Adresse ist berichtigt. Kunde und Händler bekommen eine Mail.`}
      submitLabel={<Trans>Adresse speichern</Trans>}
    >
      {(form) => {
        const part = formAddressPart({ form, before, idPrefix, purpose: isInvoice ? 'billing' : 'shipping' });
        return (
          <>
            <NameFields {...part} />
            <PlaceFields {...part} fixedZipHint={isInvoice ? undefined : t`Bleibt: Von ihr hängt der Preis ab.`} />
            <PhoneField {...part} />
            {!isInvoice && <AccessNotesField {...part} />}
            {isInvoice && !order.IsConsumer && (
              <>
                <TextField {...addressTextProps(part, 'TaxNumber')} label={t`Steuernummer`} optional />
                <TextField {...addressTextProps(part, 'CostCentre')} label={t`Kostenstelle`} optional />
              </>
            )}
            <ReasonField form={form} name={reasonName} />
          </>
        );
      }}
    </ActionForm>
  );
}
