import { useSyncExternalStore } from 'react';

const DESKTOP = '(min-width: 992px)';

const query = () => (typeof matchMedia === 'undefined' ? null : matchMedia(DESKTOP));

function subscribe(onChange: () => void) {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** False on the server. For what costs a call; purely visual differences are left to the style sheet. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
