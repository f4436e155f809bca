import { type CalculatorConfiguration, CUSTOMER_GROUP_KEY } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { COLLECTIVE_GROUP_ID, isCustomerGroup } from '../../../shared/offer-list/filter-state';
import { listAddress } from '../list/list-address';
import { raiseAmount } from '../alternatives/raise-amount';

/** The same list at the prices of a customer group; the product group's own needs no query. A collective order has two delivery points or more. */
export function customerGroupAddress(
  configuration: CalculatorConfiguration,
  init: InitConfiguration,
  customerGroupId: number,
): string {
  const groups = init.Groups.find(({ Key }) => Key === CUSTOMER_GROUP_KEY)?.Parameters ?? [];
  const standardId = groups.find(({ Selected }) => Selected)?.ForgeinId;
  const others = configuration.Parameters.filter((parameter) => !isCustomerGroup(parameter));
  const isJoint = customerGroupId === COLLECTIVE_GROUP_ID;
  const changed = {
    ...configuration,
    Stations: isJoint ? Math.max(2, configuration.Stations) : configuration.Stations,
    Parameters: customerGroupId === standardId ? others : [...others, { Id: customerGroupId, Key: CUSTOMER_GROUP_KEY }],
  };
  return listAddress(isJoint ? raiseAmount(changed) : changed);
}
