import { CalculationConfiguration, type CalculationConfigurationInput } from '@heizplatz/contract';
import * as v from 'valibot';

/** A checked configuration: 6 t of loose pellets to the first German postcode of the made-up market, but for what is named. */
export const configuration = (fields: Partial<CalculationConfigurationInput> = {}): CalculationConfiguration =>
  v.parse(CalculationConfiguration, { ProductGroupId: 3, CountryId: 1, ZipCode: '80001', Amount: 6000, ...fields });
