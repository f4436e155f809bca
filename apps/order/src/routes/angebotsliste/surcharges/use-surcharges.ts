import { useCall } from '@heizplatz/api-client';
import { type CalculatorConfiguration, isCalculable } from '@heizplatz/calculator';
import { CALLS, type UpsellingItem } from '@heizplatz/contract';
import { type Surcharges, UPSELLING_TYPES } from './surcharges';

const ALL_TYPES: readonly number[] = Object.values(UPSELLING_TYPES);

/**
 * The surcharge of each option of the types for this exact configuration; null sends no request. Without a response
 * init's values stay.
 */
export function useSurcharges(
  query: CalculatorConfiguration | null,
  typeIds: readonly number[] = ALL_TYPES,
): Surcharges {
  const configuration = query && isCalculable(query) ? query : null;
  const ofType = (typeId: number) => (typeIds.includes(typeId) ? configuration : null);
  return [
    useUpselling(ofType(UPSELLING_TYPES.delivery), UPSELLING_TYPES.delivery),
    useUpselling(ofType(UPSELLING_TYPES.product), UPSELLING_TYPES.product),
    useUpselling(ofType(UPSELLING_TYPES.deliveryPoints), UPSELLING_TYPES.deliveryPoints),
    useUpselling(ofType(UPSELLING_TYPES.productVariant), UPSELLING_TYPES.productVariant),
    useUpselling(ofType(UPSELLING_TYPES.productBlowing), UPSELLING_TYPES.productBlowing),
    useUpselling(ofType(UPSELLING_TYPES.productSetting), UPSELLING_TYPES.productSetting),
  ];
}

function useUpselling(body: CalculatorConfiguration | null, typeId: number): readonly UpsellingItem[] | undefined {
  const query = { upsellingKey: String(typeId) };
  return useCall(CALLS.upselling, body && { query, body }, { keepPreviousData: true }).data;
}
