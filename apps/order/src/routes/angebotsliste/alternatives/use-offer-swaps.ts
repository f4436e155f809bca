import { atom, useAtom } from 'jotai';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { listAddress } from '../list/list-address';
import { NO_SWAPS, type OfferSwaps, toggleSwap } from './offer-swaps';

/** Of the last visible list: another list starts without swaps, going back from the checkout restores them. */
const swapsOfListAtom = atom<{ readonly list: string; readonly swaps: OfferSwaps }>({ list: '', swaps: NO_SWAPS });

interface ListSwaps {
  readonly swaps: OfferSwaps;
  readonly swap: (offerId: string, variantId: string) => void;
}

/** Which variants stand in their offers' places in a configuration's list. */
export function useOfferSwaps(configuration: ListConfiguration): ListSwaps {
  const [stored, store] = useAtom(swapsOfListAtom);
  const list = listAddress(configuration);
  const swaps = stored.list === list ? stored.swaps : NO_SWAPS;
  return { swaps, swap: (offerId, variantId) => store({ list, swaps: toggleSwap(swaps, offerId, variantId) }) };
}
