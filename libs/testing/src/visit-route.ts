import type { ApiClient } from '@heizplatz/api-client';
import type { Call } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import type { User } from '@heizplatz/identity';
import { pageContext, type RouteObject, RouterContextProvider } from '@heizplatz/router';

interface Visit {
  /** The status that the loader throws before it calls; null: it throws none. */
  readonly status: number | null;
  /** The loader's first calls; there is no response to them. */
  readonly calls: readonly Call[];
}

const getStatus = (error: unknown): number | null => {
  if (error instanceof Response) return error.status;
  return (error as { init?: { status?: number } | null }).init?.status ?? null;
};

/**
 * Runs a route's loader for a user as far as its first calls: who passes the guard, and what the API is requested
 * then.
 */
export async function visitRoute(
  { loader }: RouteObject,
  address: string,
  { user, params = {} }: { user: User | null; params?: Readonly<Record<string, string>> },
): Promise<Visit> {
  if (typeof loader !== 'function') return { status: null, calls: [] };
  const calls: Call[] = [];
  let markCalled = (_: null): void => undefined;
  const called = new Promise<null>((resolve) => (markCalled = resolve));
  const api: ApiClient = (call) => {
    calls.push(call as unknown as Call);
    markCalled(null);
    return new Promise(() => undefined);
  };
  const context = new RouterContextProvider();
  context.set(pageContext, { site: siteById(1), api, user, cookies: {} });
  const request = new Request(`http://localhost:4200${address}`);
  const loading = async () => loader({ request, params, context, unstable_pattern: '' } as never);
  const status = await Promise.race([called, loading().then(() => null, getStatus)]);
  return { status, calls };
}
