import { useCall } from '@heizplatz/api-client';
import { isCalculable } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { useSettled } from '@heizplatz/ui';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { listAddress } from '../list/list-address';
import { useIsSlow } from './use-is-slow';

/** Several changes in a row are one question. */
export const COUNT_DEBOUNCE_MS = 250;

export interface LiveCount {
  /** Offers that a choice would leave; null while the first is on its way, and where it cannot be counted. */
  readonly count: number | null;
  /** Counting has taken longer than 200 ms. */
  readonly isCounting: boolean;
}

/** Counts the offers of settings before they are applied; the list then has its response already. */
export function useLiveCount(draft: ListConfiguration): LiveCount {
  const address = listAddress(draft);
  const settled = useSettled(draft, address, COUNT_DEBOUNCE_MS);
  const input = isCalculable(settled) ? { body: settled } : null;
  const { data, error, isLoading } = useCall(CALLS.calculateOffers, input, { keepPreviousData: true });
  const isCounting = useIsSlow(isLoading || listAddress(settled) !== address);
  return { count: error || !input ? null : (data?.Items.length ?? null), isCounting };
}
