import { useEffect, useEffectEvent } from 'react';

/** Prices hold until 24:00: a list that is looked at again after that is asked for anew. */
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
