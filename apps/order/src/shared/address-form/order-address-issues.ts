import type { AddressFieldsInput } from '@heizplatz/contract';
import { ADDRESS_TYPES, addressIssues, type AddressKind } from '@heizplatz/order-ui';

/** One code per field; a business must state its name. */
export const orderAddressIssues = (
  address: AddressFieldsInput,
  needsCompany: boolean,
  kind: AddressKind = 'lieferadresse',
): Readonly<Record<string, string>> => ({
  ...addressIssues(address, ADDRESS_TYPES[kind]),
  ...(needsCompany && !address.CompanyName?.trim() && { CompanyName: 'REQUIRED' }),
});
