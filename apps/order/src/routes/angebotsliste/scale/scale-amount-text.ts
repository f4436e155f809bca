import { KG_PER_TONNE, type ProductGroup } from '@heizplatz/calculator';
import { formatNumber, type Site } from '@heizplatz/country';
import { amountText } from '../../../shared/offer/amount-text';

/** As people say it in a scale: '8 t' and '6,5 t' for goods by weight, else like `amountText`. */
export function scaleAmountText(amount: number, group: ProductGroup, site: Site): string {
  if (group.unit !== 'kg') return amountText(amount, group, site);
  const tonnes = amount / KG_PER_TONNE;
  return `${formatNumber(tonnes, site, Number.isInteger(tonnes) ? 0 : 1)}\u00A0t`;
}
