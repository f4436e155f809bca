import type { ProductGroup } from '@heizplatz/calculator';
import { formatUnitPrice, type Site } from '@heizplatz/country';

/** '381,21 €/t', '€ 420,00/Palette', 'CHF 113.50/100 l'. */
export const unitPriceText = (unitPrice: number, { priceUnit }: ProductGroup, site: Site): string =>
  formatUnitPrice(unitPrice, site, priceUnit.name);
