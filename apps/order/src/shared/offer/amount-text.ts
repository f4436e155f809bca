import type { ProductGroup } from '@heizplatz/calculator';
import { formatNumber, type Site } from '@heizplatz/country';

const NO_BREAK_SPACE = '\u00A0';

/** '6.000 kg', '1 Palette', '3.000 Liter'; the unit stays on the number's line. */
export function amountText(amount: number, { unit, unitSingular }: ProductGroup, site: Site): string {
  return formatNumber(amount, site) + NO_BREAK_SPACE + (amount === 1 ? unitSingular : unit);
}
