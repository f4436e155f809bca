import { parsePrice, type ProductGroup, readAmount, validateAmount, validateZipCode } from '@heizplatz/calculator';
import type { CallInput, CALLS } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';
import type { FormValues } from '@heizplatz/form-ui';
import { PRICE_ALERT_GROUPS } from './wish-goods';

/** The price of an alert as entered. */
export interface PriceAlert {
  readonly group: ProductGroup;
  readonly zipCode: string;
  readonly amount: number | null;
  /** '330', '329,50' or '1.250,00'. */
  readonly threshold: string;
}

/** A price alert with the values of its form without JavaScript. */
export function toPriceAlertBody(sent: Readonly<Record<string, string>>, before: PriceAlert): PriceAlert {
  const input = sent['Amount'];
  const digits = input?.replace(/\D/g, '');
  const group = PRICE_ALERT_GROUPS.find(({ id }) => String(id) === sent['ProductId']) ?? before.group;
  return {
    group,
    zipCode: sent['ZipCode'] ?? before.zipCode,
    amount:
      digits === undefined ? before.amount : digits === '' ? null : (readAmount(input ?? '', group) ?? Number(digits)),
    threshold: sent['Threshold'] ?? before.threshold,
  };
}

/** Per field a code. */
export function priceAlertIssues(
  { group, zipCode, amount, threshold }: PriceAlert,
  site: Site,
): Readonly<Record<string, string>> {
  const zip = validateZipCode(zipCode, site);
  const limits = validateAmount(amount ?? 0, group.orderLimits);
  return {
    ...(zip && { ZipCode: zip }),
    ...(limits && { Amount: limits }),
    ...(parsePrice(threshold) === null && { Threshold: threshold.trim() === '' ? 'REQUIRED' : 'PRICE_INV' }),
  };
}

export const priceAlertBody = (
  { group, zipCode, amount, threshold }: PriceAlert,
  site: Site,
): CallInput<typeof CALLS.addNotification>['body'] => ({
  Kind: 'price',
  CountryId: site.countryId,
  ZipCode: zipCode.trim(),
  ProductId: group.defaultProductId,
  Amount: amount,
  Threshold: parsePrice(threshold),
});

/** What a wish's form holds. */
export const wishValues = ({ group, zipCode, amount, threshold }: PriceAlert): FormValues => ({
  ProductId: String(group.id),
  ZipCode: zipCode,
  Amount: String(amount ?? ''),
  Threshold: threshold,
});
