import { ProblemError } from '@heizplatz/api-client';

/**
 * Throws an action's own validation errors, code by field, as a 422 in the API's format; does nothing if there are
 * none.
 */
export function refuseInvalid(issues: Readonly<Record<string, string | undefined>>): void {
  const errors = Object.entries(issues).flatMap(([path, code]) => (code === undefined ? [] : [{ path, code }]));
  if (errors.length === 0) return;
  throw new ProblemError({
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    code: 'VALIDATION',
    errors,
  });
}
