import { ProblemError } from '@heizplatz/api-client';

/** What was written counts as posted only when the answer's status is 1 (specification section 5). */
export function mustBePosted({ status }: { readonly status: number }): void {
  if (status !== 1)
    throw new ProblemError({ type: 'about:blank', title: 'Not posted', status: 0, code: 'UNAVAILABLE' });
}
