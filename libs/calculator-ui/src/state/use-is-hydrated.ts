import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating: what only this browser knows is shown afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
