import { CUSTOMER_GROUP_IDS } from '@heizplatz/api-catalog';
import { chosenParameters, type PriceBook } from '@heizplatz/api-pricing';
import type { CalculationConfiguration } from '@heizplatz/contract';

/** Whether a business orders: it names its company and has no right to withdraw. Neighbours who order together are consumers. */
export const isBusinessOrder = (
  configuration: CalculationConfiguration,
  { goods }: Pick<PriceBook, 'goods'>,
): boolean => chosenParameters(configuration, goods).chosen.customerGroupId === CUSTOMER_GROUP_IDS.business;
