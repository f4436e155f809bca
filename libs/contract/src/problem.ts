import * as v from 'valibot';
import { CodeText } from './fields/fields.ts';

/**
 * The response of every failing call (RFC 9457, application/problem+json); `code` is stable, `detail` is German text
 * for people.
 */
export const Problem = v.object({
  type: CodeText,
  title: CodeText,
  status: v.number(),
  code: CodeText,
  detail: v.optional(CodeText),
  requestId: v.optional(CodeText),
  /** Per wrong field its path (`body.ZipCode`) and code. */
  errors: v.optional(v.array(v.object({ path: CodeText, code: CodeText }))),
  /** When to retry, as in the Retry-After header. */
  retryAfterSeconds: v.optional(v.number()),
  /**
   * What the client needs to go on: the new total after PRICE_CHANGED and PRICE_NOT_HELD, the nearest offer after OFFER_GONE, what is
   * saved by now after VERSION_CONFLICT (`Current`, with its `Version`).
   */
  context: v.optional(v.record(v.string(), v.unknown())),
});
export type Problem = v.InferOutput<typeof Problem>;

/** The codes that clients react to. */
export const PROBLEM_CODES = [
  'BAD_REQUEST',
  'VALIDATION',
  'CSRF',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'VERSION_CONFLICT',
  'PRICE_CHANGED',
  'PRICE_NOT_HELD',
  'OFFER_GONE',
  'OFFER_REPLACED',
  'STEP_MISSING',
  'ACCESS_OPTIONS',
  'RELEASE_INCOMPATIBLE',
  'PAYMENT_REFUSED',
  'PAYMENT_UNAVAILABLE',
  'TOKEN_EXPIRED',
  'IDEMPOTENCY_MISMATCH',
  'TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];
