import { siteById } from '@heizplatz/country';
import type { CalculatorConfiguration } from './calculator-configuration.ts';
import { PRODUCT_GROUPS } from '../groups/product-groups.ts';
import { validateAmount } from '../validation/validate-amount.ts';
import { validateZipCode } from '../validation/validate-zip-code.ts';

/** Whether a calculation is run: not for an empty postcode, nor below the group's minimum (rule CALC-11). */
export function isCalculable({
  ZipCode,
  Amount,
  Stations,
  CountryId,
  ProductGroupId,
}: CalculatorConfiguration): boolean {
  if (validateZipCode(ZipCode, siteById(CountryId)) !== null) return false;
  return validateAmount(Amount, PRODUCT_GROUPS[ProductGroupId].orderLimits, Stations) === null;
}
