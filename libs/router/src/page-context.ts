import type { ApiClient, Cookies } from '@heizplatz/api-client';
import type { Site } from '@heizplatz/country';
import type { User } from '@heizplatz/identity';
import { createContext, type LoaderFunction, type LoaderFunctionArgs, type Params } from 'react-router-dom';

/** The dependencies of a loader, on the server for the visitor's request, in the browser for its only user. */
export interface PageContext {
  readonly site: Site;
  /**
   * Its responses are stored in the SWR fallback (server) or cache (browser), so views read them without a second
   * fetch.
   */
  readonly api: ApiClient;
  readonly user: User | null;
  readonly cookies: Cookies;
}

export interface PageRequest extends PageContext {
  readonly request: Request;
  readonly url: URL;
  readonly params: Params;
}

export const pageContext = createContext<PageContext>();

/** A loader that receives what a page needs; guards throw `redirect(…)` or `notFound()`. */
export function pageLoader<T>(load: (page: PageRequest) => Promise<T>): LoaderFunction {
  return ({ request, params, context }: LoaderFunctionArgs) =>
    load({ ...context.get(pageContext), request, params, url: new URL(request.url) });
}
