import type { Call, CallInput, Schema } from '@heizplatz/contract';
import { useEffect } from 'react';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import type { InferOutput } from 'valibot';
import { callKey } from './call-key';
import type { ProblemError } from './problem-error';
import { useApi } from './use-api';

export interface UseCallOptions {
  /** The last response stays in `data` while another input is loading. */
  readonly keepPreviousData?: boolean;
  /**
   * The response is dropped once its component requests another or is unmounted; the next component requests it anew.
   */
  readonly dropsWhenUnused?: boolean;
  /** Requests again after this interval while the page is visible; 0 or absent: only when it is needed. */
  readonly refreshMs?: number;
}

/** A call's response in a component, recorded by loaders or else fetched; null input waits. */
export function useCall<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  A extends Schema,
  N = never,
>(
  call: Call<P, Q, B, A, N>,
  input: CallInput<Call<P, Q, B, A, N>> | null,
  { keepPreviousData = false, dropsWhenUnused = false, refreshMs = 0 }: UseCallOptions = {},
): SWRResponse<InferOutput<A> | N, ProblemError> {
  const api = useApi();
  const key = input === null ? null : callKey(call, input);
  useDropped(dropsWhenUnused ? key : null);
  return useSWR<InferOutput<A> | N, ProblemError>(
    key,
    input === null ? null : () => api(call, input, { fresh: true }),
    // SWR returns a dropped response to nobody while it still treats its request as a duplicate.
    { keepPreviousData, refreshInterval: refreshMs, ...(dropsWhenUnused && { dedupingInterval: 0 }) },
  );
}

function useDropped(key: string | null): void {
  const { cache } = useSWRConfig();
  useEffect(() => (key === null ? undefined : () => cache.delete(key)), [cache, key]);
}
