import { nearestAmount, PRODUCT_GROUPS, validateAmount } from '@heizplatz/calculator';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';

/** More stations need a larger amount (the minimum holds per household): the least that they take. */
export function raiseAmount(configuration: ListConfiguration): ListConfiguration {
  const { Amount, Stations, ProductGroupId } = configuration;
  const { orderLimits } = PRODUCT_GROUPS[ProductGroupId];
  if (validateAmount(Amount, orderLimits, Stations) !== 'AMOUNT_MIN') return configuration;
  return { ...configuration, Amount: nearestAmount(Amount, orderLimits, Stations) };
}
