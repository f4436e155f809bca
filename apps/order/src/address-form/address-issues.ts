import { AddressFields, type AddressFieldsInput } from '@heizplatz/contract';
import { fieldIssues } from '../checkout/field-issues';

/** Per field a code; a business says which one it is. */
export const addressIssues = (
  address: AddressFieldsInput,
  needsCompany: boolean,
): Readonly<Record<string, string>> => ({
  ...fieldIssues(AddressFields, address),
  ...(needsCompany && !address.CompanyName?.trim() && { CompanyName: 'REQUIRED' }),
});
