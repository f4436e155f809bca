import type { Call, CallInput, Schema } from '@heizplatz/contract';
import type { InferOutput } from 'valibot';
import type { ProgressListener } from './fetch-with-progress';

export interface SendOptions {
  readonly signal?: AbortSignal;
  /**
   * Sends a request even when a cached response is still fresh, and leaves caching of the new one to the caller
   * (SWR).
   */
  readonly fresh?: boolean;
  /** Is notified how much of the body has been sent, in browsers; such a call may take longer and is not aborted. */
  readonly onProgress?: ProgressListener;
}

/**
 * The only way to the network: `await api(CALLS.calculate, { body })` returns the parsed response, or the contract's
 * value for 404. Throws ProblemError for every other failure, and the caller's own abort reason.
 */
export type ApiClient = <
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  A extends Schema,
  N = never,
>(
  call: Call<P, Q, B, A, N>,
  input: CallInput<Call<P, Q, B, A, N>>,
  options?: SendOptions,
) => Promise<InferOutput<A> | N>;
