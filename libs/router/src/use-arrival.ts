import { useContext } from 'react';
import { type Location, UNSAFE_DataRouterStateContext } from 'react-router-dom';

export interface Arrival {
  readonly location: Location;
  /** Pixels from the top; false: the first page, or the same one with fresh data; null: nothing is stored. */
  readonly storedPosition: number | false | null;
  /** The caller of this navigation requested that the scroll position stays. */
  readonly staysInPlace: boolean;
}

/** How the latest navigation arrived. Positions are stored once the router's `enableScrollRestoration` was called. */
export function useArrival(): Arrival {
  const state = useContext(UNSAFE_DataRouterStateContext);
  if (!state) throw new Error('useArrival needs a data router');
  return {
    location: state.location,
    storedPosition: state.restoreScrollPosition,
    staysInPlace: state.preventScrollReset,
  };
}
