import { useCall } from '@heizplatz/api-client';
import { type CalculatorConfiguration, isCalculable } from '@heizplatz/calculator';
import { CALLS, type UpsellingItem } from '@heizplatz/contract';
import { type Surcharges, UPSELLING_TYPES } from './surcharges';

/** What each option adds to this very configuration, asked once the settings are open. Without an answer init's figures stay. */
export function useSurcharges(configuration: CalculatorConfiguration): Surcharges {
  return [
    useUpselling(configuration, UPSELLING_TYPES.delivery),
    useUpselling(configuration, UPSELLING_TYPES.product),
    useUpselling(configuration, UPSELLING_TYPES.stations),
    useUpselling(configuration, UPSELLING_TYPES.productVariant),
    useUpselling(configuration, UPSELLING_TYPES.productBlowing),
    useUpselling(configuration, UPSELLING_TYPES.productSetting),
  ];
}

function useUpselling(configuration: CalculatorConfiguration, typeId: number): readonly UpsellingItem[] | undefined {
  const query = { upsellingKey: String(typeId) };
  return useCall(CALLS.upselling, isCalculable(configuration) ? { query, body: configuration } : null).data;
}
