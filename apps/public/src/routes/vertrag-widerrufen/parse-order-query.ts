import { ProblemError } from '@heizplatz/api-client';
import { CALLS, type PlacedOrder } from '@heizplatz/contract';
import type { PageRequest } from '@heizplatz/router';

/** The order in the address. */
export async function parseOrderQuery({ api, url }: Pick<PageRequest, 'api' | 'url'>): Promise<{
  readonly order: PlacedOrder | null;
  readonly token: string | null;
}> {
  const orderId = url.searchParams.get('bestellung');
  const token = url.searchParams.get('token');
  if (!orderId) return { order: null, token };
  const query = { params: { orderId }, query: token ? { token } : {} };
  return { order: await api(CALLS.placedOrder, query).catch(noneIfRefused), token };
}

/** The law requires the form to be available whatever else fails: failed data for its presets is omitted. */
export function noneIfRefused(error: unknown): null {
  if (error instanceof ProblemError) return null;
  throw error;
}
