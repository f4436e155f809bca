import { ProblemError } from '@heizplatz/api-client';

/** Throws what an action found wrong itself, code by field, as a 422 of the API's own form; nothing where nothing is. */
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
