import { useEffect, useEffectEvent, useState } from 'react';

/** Rule CALC-09. */
export const INPUT_DEBOUNCE_MS = 1500;

interface DebouncedEdits {
  readonly note: () => void;
  /** Drops what was noted. */
  readonly forget: () => void;
}

/** Calls settle once, 1500 ms after the last edit that was noted. */
export function useDebouncedEdits(settle: () => void): DebouncedEdits {
  const [edits, setEdits] = useState(0);
  const onSettled = useEffectEvent(() => {
    setEdits(0);
    settle();
  });
  useEffect(() => {
    if (edits === 0) return;
    const timer = setTimeout(onSettled, INPUT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [edits]);
  return { note: () => setEdits((count) => count + 1), forget: () => setEdits(0) };
}
