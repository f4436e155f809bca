import type { CalculatorConfiguration } from './calculator-configuration.ts';
import { CUSTOMER_GROUP_KEY } from './customer-group-option.ts';
import { PRODUCT_GROUPS } from '../groups/product-groups.ts';

export const WISH_FIELDS = [
  'Product',
  'Parameters',
  'ProductCertifications',
  'LooseBlowingProcess',
  'PalletBagSize',
  'PalletBagCount',
  'AppointmentPlus',
  'OnlyCertified',
] as const;

/** One choice beside postcode, amount and stations: the configuration's field, and which of its values. */
export interface Wish {
  readonly Field: (typeof WISH_FIELDS)[number];
  /** 0 for what is chosen or not, and for certificates, of which any will do. */
  readonly Id: number;
}

/** The options of a configuration beyond the standard; the customer group is not one of them. */
export function getWishes(configuration: CalculatorConfiguration): readonly Wish[] {
  const { Product, ProductGroupId, Parameters, PalletBagSize, PalletBagCount } = configuration;
  const isOtherProduct = Product.Id > 0 && Product.Id !== PRODUCT_GROUPS[ProductGroupId].defaultProductId;
  const options = Parameters.filter(({ Key }) => Key !== CUSTOMER_GROUP_KEY);
  const wish = (Field: Wish['Field'], isWished: boolean, Id = 0): readonly Wish[] => (isWished ? [{ Field, Id }] : []);
  return [
    ...wish('Product', isOtherProduct, Product.Id),
    ...options.map(({ Id }): Wish => ({ Field: 'Parameters', Id })),
    ...wish('ProductCertifications', configuration.ProductCertifications.length > 0),
    ...wish('LooseBlowingProcess', configuration.LooseBlowingProcess.length > 0),
    ...wish('PalletBagSize', PalletBagSize !== null, PalletBagSize ?? 0),
    ...wish('PalletBagCount', PalletBagCount !== null, PalletBagCount ?? 0),
    ...wish('AppointmentPlus', configuration.AppointmentPlus),
    ...wish('OnlyCertified', configuration.OnlyCertified),
  ];
}

/** The same configuration without one of its wishes. */
export function omitWish<Query extends CalculatorConfiguration>(configuration: Query, { Field, Id }: Wish): Query {
  switch (Field) {
    case 'Product':
      return { ...configuration, Product: { Id: -1 } };
    case 'Parameters': {
      const { Parameters } = configuration;
      return {
        ...configuration,
        Parameters: Parameters.filter((chosen) => chosen.Id !== Id || chosen.Key === CUSTOMER_GROUP_KEY),
      };
    }
    case 'ProductCertifications':
    case 'LooseBlowingProcess':
      return { ...configuration, [Field]: [] };
    case 'PalletBagSize':
    case 'PalletBagCount':
      return { ...configuration, [Field]: null };
    case 'AppointmentPlus':
    case 'OnlyCertified':
      return { ...configuration, [Field]: false };
  }
}
