import type { ProblemError } from '@heizplatz/api-client';
import { data, notFound } from '@heizplatz/router';
import * as v from 'valibot';

/** What an error page knows beside its status. */
const PageFailure = v.object({ requestId: v.optional(v.string()), retryAfterSeconds: v.optional(v.number()) });
export type PageFailure = v.InferOutput<typeof PageFailure>;

/** Statuses of the API by which it refuses the address itself, such as a path segment that is too long. */
const REFUSED_ADDRESS: readonly number[] = [400, 404, 405, 410, 413, 414, 422];
const RETRY_AFTER_SECONDS = { 429: 60, 503: 5 } as const;

/** Reads what a route error carries; other texts and objects that a route threw say nothing to a visitor. */
export function readPageFailure(errorData: unknown): PageFailure {
  const parsed = v.safeParse(PageFailure, errorData);
  return parsed.success ? parsed.output : {};
}

/** Throws the page that fits a problem that no loader expected; without it every problem would be a 500. */
export function failPage({ status, code, problem }: ProblemError): never {
  const pageStatus = toPageStatus(status, code);
  if (pageStatus === 404) notFound();
  const { requestId } = problem;
  const retryAfterSeconds = problem.retryAfterSeconds ?? defaultWait(pageStatus);
  const failure: PageFailure = { ...(requestId && { requestId }), ...(retryAfterSeconds && { retryAfterSeconds }) };
  throw data(failure, { status: pageStatus });
}

function toPageStatus(status: number, code: string): number {
  if (code === 'VALIDATION' || REFUSED_ADDRESS.includes(status)) return 404;
  if (status === 0 || code === 'UNAVAILABLE') return 503;
  return status >= 400 && status < 500 ? status : 500;
}

const RefusedForm = v.object({ problem: v.object({ retryAfterSeconds: v.optional(v.number()) }) });

/** Seconds to wait before a refused form is sent again; undefined where waiting changes nothing. */
export function waitOfRefusal(actionData: Readonly<Record<string, unknown>> | null, status: number) {
  const refused = Object.values(actionData ?? {}).find((input) => v.is(RefusedForm, input));
  if (refused === undefined) return undefined;
  return v.parse(RefusedForm, refused).problem.retryAfterSeconds ?? defaultWait(status);
}

const defaultWait = (status: number): number | undefined =>
  status === 429 || status === 503 ? RETRY_AFTER_SECONDS[status] : undefined;
