import { ProblemError } from '@heizplatz/api-client';

/** Before the ids of the invoice's fields where a form has two addresses. */
export const INVOICE_PREFIX = 'Invoice-';

export const prefixIssues = (issues: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(issues).map(([field, code]) => [INVOICE_PREFIX + field, code]));

/** What the server refuses of the invoice's address, by the ids that its fields have beside the delivery's. */
export function throwAsInvoice(error: unknown): never {
  if (!(error instanceof ProblemError)) throw error;
  const { errors = [] } = error.problem;
  throw new ProblemError(
    {
      ...error.problem,
      errors: errors.map(({ path, code }) => ({ path: path.replace(/\b\w+$/, `${INVOICE_PREFIX}$&`), code })),
    },
    { cause: error },
  );
}
