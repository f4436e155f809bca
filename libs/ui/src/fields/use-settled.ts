import { useEffect, useState } from 'react';

/** A value that has not changed for a while, identified by its key. */
export function useSettled<Value>(value: Value, key: string, waitMs: number): Value {
  const [settled, setSettled] = useState({ value, key });
  useEffect(() => {
    if (settled.key === key) return;
    const timer = setTimeout(() => setSettled({ value, key }), waitMs);
    return () => clearTimeout(timer);
  }, [value, key, settled.key, waitMs]);
  return settled.value;
}
