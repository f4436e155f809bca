import { useSyncExternalStore } from 'react';

const DESKTOP = '(min-width: 992px)';

const query = () => (typeof matchMedia === 'undefined' ? null : matchMedia(DESKTOP));

function subscribe(onChange: () => void) {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** False on the server. For what costs a call; what only looks different is the style sheet's work. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
