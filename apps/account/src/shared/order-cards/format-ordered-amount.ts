import { describeGroup } from '@heizplatz/calculator';
import type { OrderSummary } from '@heizplatz/contract';
import { formatNumber, type Site } from '@heizplatz/country';

const NO_BREAK_SPACE = '\u00A0';

/** '6.000 kg', '1 Palette', '3.000 Liter'; the unit stays on the number's line. */
export function formatOrderedAmount(
  { Amount, ProductGroupId }: Pick<OrderSummary, 'Amount' | 'ProductGroupId'>,
  site: Site,
): string {
  const { unit, unitSingular } = describeGroup(ProductGroupId);
  return formatNumber(Amount, site) + NO_BREAK_SPACE + (Amount === 1 ? unitSingular : unit);
}
