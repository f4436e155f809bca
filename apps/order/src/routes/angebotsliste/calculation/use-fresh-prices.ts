import { useEffect, useEffectEvent } from 'react';

/** Prices are valid until 24:00: a list that becomes visible again after that is requested again. */
export function useFreshPrices(validUntil: string, refresh: () => void): void {
  const onSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && Date.now() >= Date.parse(validUntil)) refresh();
  });
  useEffect(() => {
    const listener = () => onSeen();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}
