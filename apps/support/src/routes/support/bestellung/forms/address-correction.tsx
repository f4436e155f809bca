import { useApi } from '@heizplatz/api-client';
import { type Address, type AddressFieldsInput, CALLS, type StaffOrder } from '@heizplatz/contract';
import { getFieldByPath, toBody } from '@heizplatz/form-ui';
import {
  AccessNotesField,
  addressLines,
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
import { ReasonField } from './reason-field';

interface AddressCorrectionProps {
  /** Null: the invoice's. */
  readonly deliveryPointNumber: number | null;
  /** What stands there now; for an invoice that goes where the goods go, the delivery address to begin with. */
  readonly address: Address | undefined;
}

const getAddress = ({ Stations, InvoiceAddress }: StaffOrder, number: number | null) =>
  number === null ? InvoiceAddress : (Stations.find(({ StationNumber }) => StationNumber === number)?.Address ?? null);

const getText = (address: AddressFieldsInput | null): string => (address ? addressLines(address).join(', ') : '');

/** As it is sent: a form names its address by the station. */
function getFields(address: Address | undefined): AddressFieldsInput | null {
  if (!address) return null;
  const { Id: _, ...fields } = address;
  return fields;
}

/** Every field of one address; the postcode of a delivery stays, since the price hangs on it. */
export function AddressCorrection({ deliveryPointNumber, address }: AddressCorrectionProps) {
  const { t } = useLingui();
  const api = useApi();
  const { order } = useStaffOrder();
  const fieldNames = useAddressFieldNames();
  const before = getFields(address);
  if (!before) return null;
  const isInvoice = deliveryPointNumber === null;
  const id = isInvoice ? 'rechnung' : `lieferung${deliveryPointNumber}`;
  const idPrefix = `${id}-`;
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
        const theirs = getAddress(saved, deliveryPointNumber);
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
                <TextField
                  id={`${idPrefix}TaxNumber`}
                  label={t`Steuernummer`}
                  optional
                  maxLength={40}
                  value={part.address.TaxNumber ?? ''}
                  onChange={(event) => part.change({ TaxNumber: event.currentTarget.value })}
                />
                <TextField
                  id={`${idPrefix}CostCentre`}
                  label={t`Kostenstelle`}
                  optional
                  maxLength={40}
                  value={part.address.CostCentre ?? ''}
                  onChange={(event) => part.change({ CostCentre: event.currentTarget.value })}
                />
              </>
            )}
            <ReasonField form={form} name={reasonName} />
          </>
        );
      }}
    </ActionForm>
  );
}
