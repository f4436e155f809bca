import type { AddressFieldsInput } from '@heizplatz/contract';
import type { ContractForm, FormValues } from '@heizplatz/form-ui';
import type { AddressPart } from './address-part';
import { sentAddress } from './sent-address';

interface FormAddress extends Pick<AddressPart, 'idPrefix' | 'purpose'> {
  readonly form: Pick<ContractForm, 'watch' | 'setValues' | 'getError'>;
  /** Fields that the form does not have retain the values from here. */
  readonly before: AddressFieldsInput;
}

/** An address's texts as values of a form, under the names that they are posted by. */
export const addressValues = (address: Partial<AddressFieldsInput>, idPrefix = ''): FormValues =>
  Object.fromEntries(
    Object.entries(address).flatMap(([name, value]) =>
      name === 'CountryId' || value === undefined ? [] : [[idPrefix + name, String(value)] as const],
    ),
  );

/** The address fields of a form. */
export const formAddressPart = ({ form, before, idPrefix = '', purpose }: FormAddress): AddressPart => ({
  address: sentAddress(form.watch(), before, idPrefix),
  change: (changed) => form.setValues(addressValues(changed, idPrefix)),
  getError: (field) => form.getError(idPrefix + field),
  idPrefix,
  purpose,
});
