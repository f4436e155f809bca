import type { CalculationConfiguration } from '@heizplatz/contract';
import { CUSTOMER_GROUP_IDS } from '../goods/option-ids';
import { chosenParameters } from '../pricing/chosen-parameters';
import type { PriceBook } from '../pricing/price-book';

/** Whether a business orders: it names its company and has no right to withdraw. Neighbours who order together are consumers. */
export const isBusinessOrder = (
  configuration: CalculationConfiguration,
  { goods }: Pick<PriceBook, 'goods'>,
): boolean => chosenParameters(configuration, goods).chosen.customerGroupId === CUSTOMER_GROUP_IDS.business;
