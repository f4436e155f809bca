import type { ShellConfig } from '../config';
import type { SingleFlight } from '../page-cache/single-flight';
import type { ReleaseRegistry } from '../releases/release-registry';
import type { PageRenderer } from '../rendering/render-task';
import type { RouteOutlines } from '../rendering/route-outlines';
import type { ShellAssets } from '../static/shell-assets';

/** The dependencies of page requests on the running shell. */
export interface PageDependencies {
  readonly config: ShellConfig;
  readonly assets: ShellAssets;
  readonly registry: Pick<ReleaseRegistry, 'serving' | 'getServerFolder' | 'loading' | 'unread'>;
  /** How the calls of pages, and of the cookie login, reach the API. */
  readonly fetchApi: typeof globalThis.fetch;
  readonly renderer: PageRenderer;
  readonly outlines: RouteOutlines;
  /** Public pages: rendered once for all concurrent requests, and cached. */
  readonly singleFlight: SingleFlight;
}
