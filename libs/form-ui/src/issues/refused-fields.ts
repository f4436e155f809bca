import type { ProblemError } from '@heizplatz/api-client';
import { getFieldByPath } from './field-names';

/** The errors that the server found in a form, code by field: 'body.Password' is the form's Password. */
export const refusedFields = (problem: ProblemError | null): Readonly<Record<string, string>> =>
  Object.fromEntries((problem?.problem.errors ?? []).map(({ path, code }) => [getFieldByPath(path), code]));
