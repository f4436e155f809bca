import { priceOfText, type ProductGroup, validateAmount, validateZipCode } from '@heizplatz/calculator';
import type { CallInput, CALLS } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';

/** A price alert as it is typed. */
export interface AlertInput {
  readonly group: ProductGroup;
  readonly zipCode: string;
  /** In the group's unit. */
  readonly amount: number | null;
  /** '390', '389,50'. */
  readonly threshold: string;
  readonly email: string;
}

export const ALERT_FIELDS = ['Threshold', 'EmailAddress', 'ZipCode', 'Amount'] as const;
export type AlertField = (typeof ALERT_FIELDS)[number];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Per field a code. A customer gives no e-mail: the account's is known. */
export function alertIssues(
  { group, zipCode, amount, threshold, email }: AlertInput,
  { site, isCustomer }: { readonly site: Site; readonly isCustomer: boolean },
): Partial<Record<AlertField, string>> {
  const zip = validateZipCode(zipCode, site);
  const limits = validateAmount(amount ?? 0, group.orderLimits);
  const mail = isCustomer || EMAIL.test(email.trim()) ? null : email.trim() === '' ? 'REQUIRED' : 'EMAIL_INV';
  return {
    ...(priceOfText(threshold) === null && { Threshold: threshold.trim() === '' ? 'REQUIRED' : 'PRICE_INV' }),
    ...(mail && { EmailAddress: mail }),
    ...(zip && { ZipCode: zip }),
    ...(limits && { Amount: limits }),
  };
}

export const alertBody = (
  { group, zipCode, amount, threshold, email }: AlertInput,
  { site, isCustomer }: { readonly site: Site; readonly isCustomer: boolean },
): CallInput<typeof CALLS.addNotification>['body'] => ({
  Kind: 'price',
  CountryId: site.countryId,
  EmailAddress: isCustomer ? null : email.trim(),
  ZipCode: zipCode.trim(),
  ProductId: group.defaultProductId,
  Amount: amount,
  Threshold: priceOfText(threshold),
});
