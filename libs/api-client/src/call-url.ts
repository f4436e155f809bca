import type { Call } from '@heizplatz/contract';
import { callParts } from './call-parts';

/** Path and query of a call; absent query values are left out. Throws on a missing path parameter. */
export function callUrl(call: Call, input: unknown): string {
  const { params, query } = callParts(input);
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${call.id}: no ${name} for its path`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size ? `${path}?${search}` : path;
}
