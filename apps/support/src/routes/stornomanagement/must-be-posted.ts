import { ProblemError } from '@heizplatz/api-client';

/** Rule WIRE-09: done only when the response's status equals 1; 404 returns false. Throws otherwise. */
export function mustBePosted<Result extends { readonly status: number }>(response: Result | false): Result {
  if (response && response.status === 1) return response;
  throw new ProblemError({ type: 'about:blank', title: 'not posted', status: response ? 200 : 404, code: 'NOT_FOUND' });
}
