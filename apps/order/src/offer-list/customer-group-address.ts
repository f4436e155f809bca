import { type CalculatorConfiguration, CUSTOMER_GROUP_KEY } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { isCustomerGroup } from './filter-state';
import { listAddress } from './list-address';

/** The same list at the prices of a customer group; the product group's own needs no query. */
export function customerGroupAddress(
  configuration: CalculatorConfiguration,
  init: InitConfiguration,
  customerGroupId: number,
): string {
  const groups = init.Groups.find(({ Key }) => Key === CUSTOMER_GROUP_KEY)?.Parameters ?? [];
  const standardId = groups.find(({ Selected }) => Selected)?.ForgeinId;
  const others = configuration.Parameters.filter((parameter) => !isCustomerGroup(parameter));
  return listAddress(configuration, {
    Parameters: customerGroupId === standardId ? others : [...others, { Id: customerGroupId, Key: CUSTOMER_GROUP_KEY }],
  });
}
