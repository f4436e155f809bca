import {
  parseAmount,
  parsePrice,
  PRODUCT_GROUPS,
  readAmount,
  type ProductGroup,
  SIMPLE_CALCULATOR_GROUPS,
  validateAmount,
  validateZipCode,
} from '@heizplatz/calculator';
import type { CallInput, CALLS } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';

export const PRICE_ALERT_FORM = 'wunschpreis';
export const GROUP_FIELD = 'ProductGroupId';

/** The input of a price alert. */
export interface PriceAlertInput {
  readonly group: ProductGroup;
  readonly zipCode: string;
  /** In the group's unit. */
  readonly amount: number | null;
  /** '390', '389,50'. */
  readonly threshold: string;
  readonly email: string;
}

export const PRICE_ALERT_FIELDS = ['Threshold', 'EmailAddress', 'ZipCode', 'Amount'] as const;
export type PriceAlertField = (typeof PRICE_ALERT_FIELDS)[number];

const LOOSE = PRODUCT_GROUPS[3];
export const BLANK_PRICE_ALERT: PriceAlertInput = {
  group: LOOSE,
  zipCode: '',
  amount: LOOSE.defaultAmount,
  threshold: '',
  email: '',
};

/** The visitor: a customer's e-mail address is known. */
export interface Asking {
  readonly site: Site;
  readonly isCustomer: boolean;
}

/** What a form brought that was sent without script; by field name. */
export function toPriceAlertBody(fields: Readonly<Record<string, string>>): PriceAlertInput {
  const text = (name: PriceAlertField | typeof GROUP_FIELD) => fields[name] ?? '';
  const group = SIMPLE_CALCULATOR_GROUPS.find(({ id }) => String(id) === text(GROUP_FIELD)) ?? LOOSE;
  const amount = readAmount(text('Amount'), group) ?? parseAmount(text('Amount'));
  return {
    group,
    zipCode: text('ZipCode').trim(),
    amount: amount === 0 ? null : amount,
    threshold: text('Threshold'),
    email: text('EmailAddress'),
  };
}

const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Per field a code. A customer gives no e-mail: the account's is known. */
export function priceAlertIssues(
  { group, zipCode, amount, threshold, email }: PriceAlertInput,
  { site, isCustomer }: Asking,
): Partial<Record<PriceAlertField, string>> {
  const zip = validateZipCode(zipCode, site);
  const limits = validateAmount(amount ?? 0, group.orderLimits);
  const mail = isCustomer || EMAIL.test(email.trim()) ? null : email.trim() === '' ? 'REQUIRED' : 'EMAIL_INV';
  return {
    ...(parsePrice(threshold) === null && { Threshold: threshold.trim() === '' ? 'REQUIRED' : 'PRICE_INV' }),
    ...(mail && { EmailAddress: mail }),
    ...(zip && { ZipCode: zip }),
    ...(limits && { Amount: limits }),
  };
}

export const priceAlertBody = (
  { group, zipCode, amount, threshold, email }: PriceAlertInput,
  { site, isCustomer }: Asking,
): CallInput<typeof CALLS.addNotification>['body'] => ({
  Kind: 'price',
  CountryId: site.countryId,
  EmailAddress: isCustomer ? null : email.trim(),
  ZipCode: zipCode.trim(),
  ProductId: group.defaultProductId,
  Amount: amount,
  Threshold: parsePrice(threshold),
});
