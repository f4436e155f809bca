import { type CalculatorConfiguration, CUSTOMER_GROUP_KEY } from '@heizplatz/calculator';

type Parameter = CalculatorConfiguration['Parameters'][number];

/** A customer group is no filter but whose prices are shown. */
export const isCustomerGroup = ({ Key }: Parameter): boolean => Key === CUSTOMER_GROUP_KEY;

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
