import type { CALLS, CallInput } from '@heizplatz/contract';

/**
 * Callers that can be ordered for: open accounts of every country, each on its own site and at its prices, and guests, who
 * get an account first. Null: no input.
 */
export function callersInput(params: URLSearchParams): CallInput<typeof CALLS.staffCustomers> | null {
  const search = (params.get('search') ?? '').trim().slice(0, 120);
  return search === '' ? null : { query: { search, locked: 'nein' } };
}
