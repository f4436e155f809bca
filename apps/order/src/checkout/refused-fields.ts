import type { ProblemError } from '@heizplatz/api-client';

/** What the server found wrong, code by field: 'body.Address.Phone' is the form's Phone. */
export const refusedFields = (problem: ProblemError | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (problem?.problem.errors ?? []).map(({ path, code }) => [path.slice(path.lastIndexOf('.') + 1), code]),
  );
