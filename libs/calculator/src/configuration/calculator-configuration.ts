import type { CountryId } from '@heizplatz/country';
import type { ProductGroupId } from '../groups/product-groups.ts';

/**
 * A chosen option. After a query is decoded, Key is 'Payment', 'CustomerGroup' or '': for '' the id alone identifies
 * it.
 */
export interface ConfigurationParameter {
  Id: number;
  Key: string;
  Modifier?: number | undefined;
  /** ISO date. */
  DesiredDate?: string | undefined;
}

/**
 * The calculation configuration of rule CALC-01, spelled as on the wire: structurally the contract's
 * CalculationConfiguration, which core may not import. Amount is the total of all stations in the group's unit.
 */
export interface CalculatorConfiguration {
  IsDefault: boolean;
  ProductGroupId: ProductGroupId;
  ZipCode: string;
  Amount: number;
  Stations: number;
  Product: { Id: number };
  Parameters: ConfigurationParameter[];
  CountryId: CountryId;
  ProductCertifications: number[];
  LooseBlowingProcess: number[];
  PalletBagSize: number | null;
  PalletBagCount: number | null;
  AppointmentPlus: boolean;
  OnlyCertified: boolean;
  Ordering: 'total' | 'date' | 'rating';
  OfferProductCertifications: number[];
  OfferLooseBlowingProcess: number[];
  Initialized: boolean;
}
