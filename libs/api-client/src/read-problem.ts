import { Problem } from '@heizplatz/contract';
import * as v from 'valibot';
import { ProblemError } from './problem-error';

const CODE_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** The problem of a failed response; a proxy's page or an empty body gets the code of its status. */
export function readProblem(status: number, content: unknown): ProblemError {
  const document = v.safeParse(Problem, content);
  if (document.success) return new ProblemError(document.output);
  const code = CODE_BY_STATUS[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
  return new ProblemError({ type: 'about:blank', title: `HTTP ${status}`, status, code });
}

/** No response: refused, cut off, or later than the time-out. */
export function unavailable(cause: unknown): ProblemError {
  return new ProblemError({ type: 'about:blank', title: 'No answer', status: 0, code: 'UNAVAILABLE' }, { cause });
}

/** A response that breaks the contract is the server's error and is not passed on. */
export function brokenResponse(callId: string, issues: readonly v.BaseIssue<unknown>[]): ProblemError {
  const [first] = issues;
  const detail = `${callId}: ${first ? `${v.getDotPath(first) ?? 'answer'} ${first.message}` : 'not JSON'}`;
  return new ProblemError({
    type: 'about:blank',
    title: 'Answer breaks the contract',
    status: 502,
    code: 'INTERNAL',
    detail,
  });
}
