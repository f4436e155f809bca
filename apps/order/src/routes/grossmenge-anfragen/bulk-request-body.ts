import {
  parseAmount,
  type ProductGroup,
  type ProductGroupId,
  readAmount,
  validateZipCode,
} from '@heizplatz/calculator';
import { SendRequest } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';
import { fieldIssues } from '@heizplatz/form-ui';

/** The input; the amount is null while its field is empty. */
export interface BulkRequestFields {
  readonly ZipCode: string;
  readonly Amount: number | null;
  readonly Name: string;
  readonly EmailAddress: string;
  readonly Phone: string;
  readonly Message: string;
}

/** The fields of a form that was sent without script; the amount as entered, for example '32.000' or '32,5 t'. */
export const getSentFields = (sent: Readonly<Record<string, string>>, group: ProductGroup): BulkRequestFields => ({
  ZipCode: sent['ZipCode'] ?? '',
  Amount: getSentAmount(sent['Amount'] ?? '', group),
  Name: sent['Name'] ?? '',
  EmailAddress: sent['EmailAddress'] ?? '',
  Phone: sent['Phone'] ?? '',
  Message: sent['Message'] ?? '',
});

const getSentAmount = (text: string, group: ProductGroup): number | null =>
  text.trim() === '' ? null : (readAmount(text, group) ?? parseAmount(text));

export const requestBody = (fields: BulkRequestFields, groupId: ProductGroupId, { countryId }: Site) => ({
  ...fields,
  ZipCode: fields.ZipCode.trim(),
  Amount: fields.Amount ?? 0,
  Kind: 'bulk' as const,
  CountryId: countryId,
  ProductGroupId: groupId,
});

/** Per field the code of what is wrong, in the order of the form; the postcode by the site's pattern. */
export function requestIssues(
  fields: BulkRequestFields,
  groupId: ProductGroupId,
  site: Site,
): Readonly<Record<string, string>> {
  const zipCode = validateZipCode(fields.ZipCode.trim(), site);
  const { ZipCode: _, ...issues } = fieldIssues(SendRequest, requestBody(fields, groupId, site));
  return { ...(zipCode && { ZipCode: zipCode }), ...issues };
}
