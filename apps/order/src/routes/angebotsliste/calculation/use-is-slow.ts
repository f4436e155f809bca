import { useEffect, useState } from 'react';

/** The progress bar's throttle too: what is quicker shows no waiting state, so that nothing flickers. */
const PATIENCE_MS = 200;

/** True once something has been going on for longer than 200 ms. */
export function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isSlow;
}
