import { describeGroup } from '@heizplatz/calculator';
import type { StaffOrder } from '@heizplatz/contract';
import { formatNumber, siteById } from '@heizplatz/country';

/** '6.000 kg', '1 Palette'. */
export function amountText(
  amount: number,
  { ProductGroupId, CountryId }: Pick<StaffOrder, 'ProductGroupId' | 'CountryId'>,
): string {
  const { unit, unitSingular } = describeGroup(ProductGroupId);
  return `${formatNumber(amount, siteById(CountryId))} ${amount === 1 ? unitSingular : unit}`;
}
