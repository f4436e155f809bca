import type { Call, CallInput, Schema } from '@heizplatz/contract';
import useSWR, { type SWRResponse } from 'swr';
import type { InferOutput } from 'valibot';
import { callKey } from './call-key';
import type { ProblemError } from './problem-error';
import { useApi } from './use-api';

export interface UseCallOptions {
  /** The last answer stays in `data` while another input is loading. */
  readonly keepPreviousData?: boolean;
}

/** A call's answer in a component, from what loaders recorded or else fetched; null input waits. */
export function useCall<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  A extends Schema,
  N = never,
>(
  call: Call<P, Q, B, A, N>,
  input: CallInput<Call<P, Q, B, A, N>> | null,
  { keepPreviousData = false }: UseCallOptions = {},
): SWRResponse<InferOutput<A> | N, ProblemError> {
  const api = useApi();
  return useSWR<InferOutput<A> | N, ProblemError>(
    input === null ? null : callKey(call, input),
    input === null ? null : () => api(call, input, { fresh: true }),
    { keepPreviousData },
  );
}
