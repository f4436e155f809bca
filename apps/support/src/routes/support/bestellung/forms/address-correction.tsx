import { useApi } from '@heizplatz/api-client';
import { type Address, type AddressFieldsInput, CALLS, type StaffOrder } from '@heizplatz/contract';
import {
  AccessNotesField,
  addressLines,
  NameFields,
  PhoneField,
  PlaceFields,
  useAddressFieldNames,
} from '@heizplatz/order-ui';
import { TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
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
  const [input, setInput] = useState(() => getFields(address));
  const [Reason, setReason] = useState('');
  if (!input) return null;
  const isInvoice = deliveryPointNumber === null;
  const id = isInvoice ? 'rechnung' : `lieferung${deliveryPointNumber}`;
  const body = { OrderId: order.OrderId, StationNumber: deliveryPointNumber, Address: input, Reason };
  return (
    <ActionForm
      id={id}
      label={isInvoice ? t`Rechnungsadresse berichtigen` : t`Lieferadresse berichtigen`}
      body={body}
      schema={CALLS.staffCorrectAddress.body}
      fieldNames={{ ...fieldNames, Reason: t`Grund` }}
      send={(Version) => api(CALLS.staffCorrectAddress, { body: { ...body, Version } })}
      compare={(saved) => [
        { label: t`Adresse`, saved: getText(getAddress(saved, deliveryPointNumber)), mine: getText(input) },
        { label: t`Telefon`, saved: getAddress(saved, deliveryPointNumber)?.Phone ?? '', mine: input.Phone },
        {
          label: t`Hinweise`,
          saved: getAddress(saved, deliveryPointNumber)?.AccessNotes ?? '',
          mine: input.AccessNotes ?? '',
        },
      ]}
      doneText={t`Die Adresse ist berichtigt. Kunde und Händler bekommen eine Mail.`}
      submitLabel={<Trans>Adresse speichern</Trans>}
    >
      {({ getId, getError }) => {
        const part = {
          address: input,
          change: (changed: Partial<AddressFieldsInput>) => setInput({ ...input, ...changed }),
          getError,
          idPrefix: `${id}-`,
          purpose: isInvoice ? 'billing' : 'shipping',
        } as const;
        return (
          <>
            <NameFields {...part} />
            <PlaceFields {...part} fixedZipHint={isInvoice ? undefined : t`Bleibt: Von ihr hängt der Preis ab.`} />
            <PhoneField {...part} />
            {!isInvoice && <AccessNotesField {...part} />}
            {isInvoice && !order.IsConsumer && (
              <>
                <TextField
                  id={getId('TaxNumber')}
                  label={t`Steuernummer`}
                  optional
                  maxLength={40}
                  value={input.TaxNumber ?? ''}
                  onChange={(event) => part.change({ TaxNumber: event.currentTarget.value })}
                />
                <TextField
                  id={getId('CostCentre')}
                  label={t`Kostenstelle`}
                  optional
                  maxLength={40}
                  value={input.CostCentre ?? ''}
                  onChange={(event) => part.change({ CostCentre: event.currentTarget.value })}
                />
              </>
            )}
            <ReasonField getId={getId} getError={getError} value={Reason} onChange={setReason} />
          </>
        );
      }}
    </ActionForm>
  );
}
