import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function in every render, which calls the latest one: memoised children do not render for it. For events. */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
