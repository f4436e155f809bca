import {
  AccessNotesField,
  type AddressPart,
  NameFields,
  PersonFields,
  PhoneField,
  PlaceFields,
} from '@heizplatz/order-ui';
import { useLingui } from '@lingui/react/macro';
import { BusinessFields } from './business-fields';

interface AddressFieldsProps {
  readonly part: AddressPart;
  readonly forBusiness: boolean;
}

/** Where the lorry goes: the offer's postcode and place hold, and its driver calls. */
export function DeliveryFields({ part, forBusiness }: AddressFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <PersonFields {...part} />
      {forBusiness && <BusinessFields {...part} />}
      <PlaceFields {...part} fixedZipHint={t`Der Preis gilt hier.`} />
      <PhoneField {...part} />
      <AccessNotesField {...part} />
    </>
  );
}

/**
 * The recipient of the invoice, possibly a company; nothing is delivered there, so no phone or access data is
 * required.
 */
export function InvoiceFields({ part, forBusiness }: AddressFieldsProps) {
  return (
    <>
      {forBusiness ? (
        <>
          <PersonFields {...part} />
          <BusinessFields {...part} />
        </>
      ) : (
        <NameFields {...part} />
      )}
      <PlaceFields {...part} />
    </>
  );
}
