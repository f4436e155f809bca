import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';
import type { Access } from './access.ts';

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Why an open call answers with personal data. */
export const REVEALS = {
  own: 'the caller’s own, by its session, its cookie, or the link in its own mail',
  login: 'tokens and keys, for whoever proves with this call who it is',
  'mailed-link': 'for whose mailbox got the link',
  'order-dealer': 'of an order, for the dealer that delivers it, by the signed link in its mail',
  published: 'what its author has published, under the name that the author chose',
} as const;
export type Reveal = keyof typeof REVEALS;

/**
 * One call of the API as data; route, client, OpenAPI document and tests are made from it.
 * Path parameters are written `:name`; `params` and `query` schemas read strings.
 */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Result extends Schema = Schema,
  NotFound = unknown,
> {
  readonly id: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Result;
  readonly access: Access;
  /** Why strangers may get what the response's marks call personal; absent: nothing of it is, or only its owner and staff call. */
  readonly reveals?: Reveal;
  /** Whether the header RequestVerificationToken is demanded (rule WIRE-03). */
  readonly csrf: boolean;
  /** What a client returns instead of failing on a 404; absent: 404 is thrown like any failure. */
  readonly onNotFound?: NotFound;
  /** Above it a body is 413; absent: 1 MB. */
  readonly bodyLimitBytes?: number;
  /** Answers with a file instead of JSON, and staff's use stands in the audit log; `response` is `v.unknown()` then. */
  readonly fileResponse?: true;
  /**
   * How long a response may be cached, in seconds (rule WIRE-07); absent: not at all. Where the call has tags, by the
   * server: a browser asks each time whether it is still the same.
   */
  readonly cacheSeconds?: number;
  /**
   * The server's cache tags, invalidated when what they name changes. A call that has them sends everybody the same
   * response.
   */
  readonly tags?: readonly string[];
  /**
   * Id of the call that newer releases make instead. This one is served for those built before, and may be removed with the
   * contract's next major.
   */
  readonly replacedBy?: string;
}

/** Whether a flush can change the response at any time, so that a client sends a request for each use. */
export const isRevalidated = ({ method, tags, cacheSeconds }: Call): boolean =>
  method === 'GET' && tags !== undefined && cacheSeconds !== undefined;

export function defineCall<
  const Result extends Schema,
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const NotFound = never,
>(call: Call<Params, Query, Body, Result, NotFound>): Call<Params, Query, Body, Result, NotFound> {
  return call;
}

type InputOf<S> = S extends Schema ? InferInput<S> : never;
type OutputOf<S> = S extends Schema ? InferOutput<S> : never;

/** What a client passes: only the parts that the call has. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, Schema, unknown>
    ? (P extends Schema ? { params: InputOf<P> } : object) &
        (Q extends Schema ? { query: InputOf<Q> } : object) &
        (B extends Schema ? { body: InputOf<B> } : object)
    : never;

/** What a handler receives after parsing. */
export type CallRequest<C> =
  C extends Call<infer P, infer Q, infer B, Schema, unknown>
    ? { params: OutputOf<P>; query: OutputOf<Q>; body: OutputOf<B> }
    : never;

/** What a handler gives. */
export type CallResponse<C> =
  C extends Call<Schema | undefined, Schema | undefined, Schema | undefined, infer A, unknown> ? InferOutput<A> : never;

/** What a client gets: the response, or the value for 404. */
export type CallResult<C> =
  C extends Call<Schema | undefined, Schema | undefined, Schema | undefined, infer A, infer N>
    ? InferOutput<A> | N
    : never;
