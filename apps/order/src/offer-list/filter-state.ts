import { type CalculatorConfiguration } from '@heizplatz/calculator';

/** The key of a customer group among options; it is no filter but whose prices are shown. */
export const CUSTOMER_GROUP_KEY = 'CustomerGroup';
const CUSTOMER_GROUP_IDS: readonly number[] = [1, 2, 3];

type Parameter = CalculatorConfiguration['Parameters'][number];

/** Shared links carry ids alone; these three are no option's (see the pricing rule). */
export const isCustomerGroup = ({ Id, Key }: Parameter): boolean =>
  Key === CUSTOMER_GROUP_KEY || (Key === '' && CUSTOMER_GROUP_IDS.includes(Id));

/** Whose prices are shown: 1 private, 2 business, 3 collective order; null: the product group's own. */
export const customerGroupId = ({ Parameters }: CalculatorConfiguration): number | null =>
  Parameters.find(isCustomerGroup)?.Id ?? null;

/** How many choices narrow or change the list beside postcode and amount. */
export function countFilters(configuration: CalculatorConfiguration): number {
  const { Parameters, ProductCertifications, LooseBlowingProcess } = configuration;
  return (
    Parameters.filter((parameter) => !isCustomerGroup(parameter)).length +
    ProductCertifications.length +
    LooseBlowingProcess.length +
    Number(configuration.AppointmentPlus) +
    Number(configuration.OnlyCertified) +
    Number(configuration.PalletBagSize !== null) +
    Number(configuration.PalletBagCount !== null)
  );
}

export const hasFilter = (configuration: CalculatorConfiguration): boolean => countFilters(configuration) > 0;

/** The same list for everything that dealers offer. */
export const withoutFilters = (configuration: CalculatorConfiguration): CalculatorConfiguration => ({
  ...configuration,
  Parameters: configuration.Parameters.filter(isCustomerGroup),
  ProductCertifications: [],
  LooseBlowingProcess: [],
  AppointmentPlus: false,
  OnlyCertified: false,
  PalletBagSize: null,
  PalletBagCount: null,
});
