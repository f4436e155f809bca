import { type CalculatorConfiguration, CUSTOMER_GROUP_KEY, getWishes } from '@heizplatz/calculator';

type Parameter = CalculatorConfiguration['Parameters'][number];

/** A customer group is no filter but determines whose prices are displayed. */
export const isCustomerGroup = ({ Key }: Parameter): boolean => Key === CUSTOMER_GROUP_KEY;

export const COLLECTIVE_GROUP_ID = 3;

/**
 * The customer group of the prices: 1 private, 2 business, 3 collective order; null: the product group's own. A
 * single delivery point is no collective order.
 */
export function customerGroupId({ Parameters, Stations }: CalculatorConfiguration): number | null {
  const id = Parameters.find(isCustomerGroup)?.Id ?? null;
  return id === COLLECTIVE_GROUP_ID && Stations < 2 ? null : id;
}

/** How many choices narrow or change the list beside postcode, amount and stations. */
export const countFilters = (configuration: CalculatorConfiguration): number => getWishes(configuration).length;

export const hasFilter = (configuration: CalculatorConfiguration): boolean => countFilters(configuration) > 0;

/** The same list for everything that dealers offer. */
export const clearFilters = <Query extends CalculatorConfiguration>(configuration: Query): Query => ({
  ...configuration,
  Product: { Id: -1 },
  Parameters: configuration.Parameters.filter(isCustomerGroup),
  ProductCertifications: [],
  LooseBlowingProcess: [],
  AppointmentPlus: false,
  OnlyCertified: false,
  PalletBagSize: null,
  PalletBagCount: null,
});
