import type { Call, CallInput, Schema } from '@heizplatz/contract';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { callKey } from './call-key';

/** An answer goes from the cache once its component asks for another or leaves the page; the next one asks anew. */
export function useDropWhenUnused<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  A extends Schema,
  N = never,
>(call: Call<P, Q, B, A, N>, input: CallInput<Call<P, Q, B, A, N>>): void {
  const { mutate } = useSWRConfig();
  const key = callKey(call, input);
  useEffect(() => () => void mutate(key, undefined, { revalidate: false }), [mutate, key]);
}
