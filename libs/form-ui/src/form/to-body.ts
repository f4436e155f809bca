import type { Schema } from '@heizplatz/contract';

/** The schema of what a call is sent, for a form that checks by it. */
export function toBody<S extends Schema>({ body }: { readonly body?: S }): S {
  if (!body) throw new Error('this call has no body');
  return body;
}
