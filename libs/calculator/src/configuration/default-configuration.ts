import type { CountryId } from '@heizplatz/country';
import type { CalculatorConfiguration } from './calculator-configuration.ts';
import type { ProductGroupId } from '../groups/product-groups.ts';
import { PRODUCT_GROUPS } from '../groups/product-groups.ts';

/**
 * What a visitor starts with: the group's default amount, one station (rule CALC-14), no postcode, product -1 (the
 * group's own).
 */
export function defaultConfiguration(countryId: CountryId, productGroupId: ProductGroupId): CalculatorConfiguration {
  return {
    IsDefault: true,
    ProductGroupId: productGroupId,
    ZipCode: '',
    Amount: PRODUCT_GROUPS[productGroupId].defaultAmount,
    Stations: 1,
    Product: { Id: -1 },
    Parameters: [],
    CountryId: countryId,
    ProductCertifications: [],
    LooseBlowingProcess: [],
    PalletBagSize: null,
    PalletBagCount: null,
    AppointmentPlus: false,
    OnlyCertified: false,
    Ordering: 'total',
    OfferProductCertifications: [],
    OfferLooseBlowingProcess: [],
    Initialized: false,
  };
}
