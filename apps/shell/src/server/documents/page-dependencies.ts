import type { ShellConfig } from '../config';
import type { SingleFlight } from '../page-cache/single-flight';
import type { ReleaseRegistry } from '../releases/release-registry';
import type { PageRenderer } from '../rendering/render-task';
import type { RouteOutlines } from '../rendering/route-outlines';
import type { ShellAssets } from '../static/shell-assets';

/** What answering pages needs of the running shell. */
export interface PageDependencies {
  readonly config: ShellConfig;
  readonly assets: ShellAssets;
  readonly registry: Pick<ReleaseRegistry, 'serving' | 'getServerFolder'>;
  /** How the login by cookie asks the API. */
  readonly fetchApi: typeof globalThis.fetch;
  readonly renderer: PageRenderer;
  readonly outlines: RouteOutlines;
  /** Neutral pages: drawn once for all who ask at the same time, and kept. */
  readonly singleFlight: SingleFlight;
}
