import { groupName, PRODUCT_GROUPS, type ProductGroup, SIMPLE_CALCULATOR_GROUPS } from '@heizplatz/calculator';
import { formatNumber, type Site } from '@heizplatz/country';

/** Goods that a price can be wished for: one product a group, the group's own. */
export const PRICE_ALERT_GROUPS: readonly ProductGroup[] = SIMPLE_CALCULATOR_GROUPS;

export const getProductGroup = (productId: number | null): ProductGroup | undefined =>
  Object.values(PRODUCT_GROUPS).find(({ defaultProductId }) => defaultProductId === productId);

export const priceAlertName = (group: ProductGroup, site: Site): string => groupName(group, site.countryId);

/** '6.000 kg', '1 Palette'; a product without a group of its own has the number only. */
export function amountText(amount: number, group: ProductGroup | undefined, site: Site): string {
  const metric = formatNumber(amount, site);
  if (!group) return metric;
  return `${metric}\u00A0${amount === 1 ? group.unitSingular : group.unit}`;
}
