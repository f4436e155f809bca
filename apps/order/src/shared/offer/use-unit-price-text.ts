import { isExactUnitPrice, type ProductGroup } from '@heizplatz/calculator';
import { formatUnitPrice } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { unitPriceText } from './unit-price-text';

interface Priced {
  readonly unitPrice: number;
  /** Of how much, in the group's unit. */
  readonly amount: number;
  readonly total: number;
}

/** A unit price, prefixed with 'rund' if multiplied by the amount it does not yield the total to the cent. */
export function useUnitPriceText(group: ProductGroup): (priced: Priced) => string {
  const { t } = useLingui();
  const site = useSite();
  return (priced) => {
    const text = unitPriceText(priced.unitPrice, group, site);
    return isExactUnitPrice({ ...priced, unitSize: group.priceUnit.size }) ? text : t`rund ${text}`;
  };
}

interface PricedPallets {
  readonly tonnePrice: number;
  readonly weightKg: number;
  readonly total: number;
}

/** The same of pallets' price per tonne. */
export function useTonnePriceText(): (priced: PricedPallets) => string {
  const { t } = useLingui();
  const site = useSite();
  return ({ tonnePrice, weightKg, total }) => {
    const text = formatUnitPrice(tonnePrice, site, 't');
    return isExactUnitPrice({ unitPrice: tonnePrice, amount: weightKg, unitSize: 1000, total })
      ? text
      : t`rund ${text}`;
  };
}
