import { ProblemError } from '@heizplatz/api-client';

/** Text counts as posted only when the response's status is 1 (rule WIRE-09). */
export function mustBePosted({ status }: { readonly status: number }): void {
  if (status !== 1)
    throw new ProblemError({ type: 'about:blank', title: 'Not posted', status: 0, code: 'UNAVAILABLE' });
}
