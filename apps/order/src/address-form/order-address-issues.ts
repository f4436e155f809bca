import type { AddressFieldsInput } from '@heizplatz/contract';
import { addressIssues } from '@heizplatz/order-ui';

/** Per field a code; a business says which one it is. */
export const orderAddressIssues = (
  address: AddressFieldsInput,
  needsCompany: boolean,
): Readonly<Record<string, string>> => ({
  ...addressIssues(address),
  ...(needsCompany && !address.CompanyName?.trim() && { CompanyName: 'REQUIRED' }),
});

/** The same for the invoice's address, which asks for no phone of its own. */
export function invoiceIssues(address: AddressFieldsInput, needsCompany: boolean): Readonly<Record<string, string>> {
  const { Phone: _, ...issues } = orderAddressIssues(address, needsCompany);
  return issues;
}
