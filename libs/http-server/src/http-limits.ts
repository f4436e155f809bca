import * as v from 'valibot';

const upTo = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,8}$/, 'a whole number above zero'),
    v.transform(Number),
    v.maxValue(most, `at most ${most}`),
  );

const HOUR_MS = 3_600_000;

/**
 * Variables of shell and API. A phone in a cell of GPRS sends 4 KB a second and of EDGE 12: the least rate is a quarter of
 * the slower one, averaged over a span in which it may lose its line for 20 s. The longest body, a picture of 8 MB in
 * base64, takes EDGE 15 minutes of the 20.
 */
export const HttpEnvironment = {
  /** A request's head is there within it, from the connection or the head's first byte on. */
  HTTP_HEAD_MS: v.optional(upTo(HOUR_MS), '15000'),
  /** A request is there whole within it, however steadily it comes. */
  HTTP_REQUEST_MS: v.optional(upTo(HOUR_MS), '1200000'),
  /** While a body comes or a response goes, each such span moves HTTP_LEAST_RATE bytes a second. */
  HTTP_SPAN_MS: v.optional(upTo(HOUR_MS), '30000'),
  HTTP_LEAST_RATE: v.optional(upTo(1_000_000), '1000'),
  /** A connection with a request is not silent for longer in both directions. */
  HTTP_SILENCE_MS: v.optional(upTo(HOUR_MS), '120000'),
  /** Memory for bodies that are not there whole yet; beyond it the slowest one makes room. */
  HTTP_RECEIVING_MB: v.optional(upTo(100_000), '128'),
  /** Further connections are closed: without a limit the process runs out of descriptors, for its database too. */
  HTTP_CONNECTIONS: v.optional(upTo(1_000_000), '10000'),
} as const;

export interface HttpLimits {
  readonly headMs: number;
  readonly requestMs: number;
  readonly spanMs: number;
  /** Bytes a second. */
  readonly leastRate: number;
  readonly silenceMs: number;
  readonly receivingBytes: number;
  readonly connections: number;
}

type HttpVariables = v.InferOutput<v.ObjectSchema<typeof HttpEnvironment, undefined>>;

export const getHttpLimits = (environment: HttpVariables): HttpLimits => ({
  headMs: environment.HTTP_HEAD_MS,
  // Node refuses a shorter time for the whole than for the head.
  requestMs: Math.max(environment.HTTP_REQUEST_MS, environment.HTTP_HEAD_MS),
  spanMs: environment.HTTP_SPAN_MS,
  leastRate: environment.HTTP_LEAST_RATE,
  silenceMs: environment.HTTP_SILENCE_MS,
  receivingBytes: environment.HTTP_RECEIVING_MB * 1_000_000,
  connections: environment.HTTP_CONNECTIONS,
});
