import { toSimpleConfiguration, type ProductGroup, readStoredCalculator } from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/country';
import { BROWSER_STORAGE } from './browser-storage';
import { knownConfiguration } from './known-configuration';
import { saveCalculator } from './save-calculator';

/** Fields that were validated; for the others the stored values remain. */
export interface ValidFields {
  readonly zipCode?: string;
  /** In the group's unit. */
  readonly amount?: number;
}

interface CalculatorContext {
  readonly countryId: CountryId;
  readonly group: ProductGroup;
  readonly location: { readonly pathname: string; readonly search: string };
}

/** Saves what is valid to the group's configuration (rule CALC-10). */
export function saveFields({ countryId, group, location }: CalculatorContext, fields: ValidFields): void {
  const stored = readStoredCalculator(countryId, BROWSER_STORAGE);
  const known = knownConfiguration(countryId, group, location);
  const configuration = {
    ...known,
    ZipCode: fields.zipCode ?? stored.zipCode,
    Amount: fields.amount ?? stored.amounts[group.id] ?? known.Amount,
    IsDefault: false,
  };
  saveCalculator(toSimpleConfiguration(configuration));
}
