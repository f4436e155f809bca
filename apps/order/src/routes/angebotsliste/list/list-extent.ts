import type { Offer } from '@heizplatz/contract';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { findVariants } from '../comparison/compare-selection';
import type { ListView } from './list-view';

/** Cards of a page before the others are requested. */
const FIRST_COUNT = 10;
/** So few more are not worth a step of their own. */
const SPARED_COUNT = 2;

/** Id of the first card after those, where the link to the others leads. */
export const REST_ID = 'weitere-angebote';

/** How many cards a list of so many offers starts with. */
export const getFirstCount = (count: number): number => (count <= FIRST_COUNT + SPARED_COUNT ? count : FIRST_COUNT);

/** All offers are in the page: requested by the address, one of the others opened by it, or printed. */
export function useShowsAll(offers: readonly Offer[], { showsAll, comparedIds, goodsOfferId }: ListView): boolean {
  const isPrinted = useIsPrinted();
  if (showsAll || isPrinted) return true;
  const openedIds = goodsOfferId === null ? comparedIds : [...comparedIds, goodsOfferId];
  return openedIds.length > 0 && findVariants(offers.slice(getFirstCount(offers.length)), openedIds).length > 0;
}

/** True from the first print on. The browser takes the page as it is when its event ends, so it renders at once. */
function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    const onPrint = () => flushSync(() => setIsPrinted(true));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return isPrinted;
}
