import { PRODUCT_GROUPS } from '@heizplatz/calculator';

/** What a price of the day is made for (rule FIGURE-01): 6,000 kg, or the product's own comparison amount. */
const PRICE_AMOUNT_KG = 6000;

/** Whether the price of the day of a product holds for an amount: no other amount gets a price that is not its own. */
export function isReferenceAmount(productId: number, amount: number): boolean {
  if (amount === PRICE_AMOUNT_KG) return true;
  return Object.values(PRODUCT_GROUPS).some(
    (group) => group.defaultProductId === productId && group.comparisonAmount === amount,
  );
}
