import { useEffect, useEffectEvent, useState } from 'react';

/** Rule CALC-09. */
export const SUBMIT_RETRY_MS = 100;

interface Retry<Purpose> {
  readonly begin: (purpose: Purpose) => void;
  readonly isBusy: boolean;
}

/** Tries every 100 ms, from the first 100 ms on, until the attempt returns that it is done. */
export function useRetry<Purpose>(attempt: (purpose: Purpose) => 'again' | 'done'): Retry<Purpose> {
  const [begun, setBegun] = useState<{ readonly purpose: Purpose } | null>(null);
  const isDone = useEffectEvent((purpose: Purpose) => attempt(purpose) === 'done');
  useEffect(() => {
    if (!begun) return;
    const timer = setInterval(() => {
      if (!isDone(begun.purpose)) return;
      // At once: a busy page may render later than the next tick, which would do it again.
      clearInterval(timer);
      setBegun(null);
    }, SUBMIT_RETRY_MS);
    return () => clearInterval(timer);
  }, [begun]);
  return { begin: (purpose) => setBegun({ purpose }), isBusy: begun !== null };
}
