import { matchRoutes, type PageHandle, type RouteObject } from '@heizplatz/router';
import type { ReleaseFollower } from './release-follower';
import type { UnsavedInput } from './unsaved-input';

type Target = string | null | { readonly pathname?: string; readonly search?: string; readonly hash?: string };
type To = number | Target;

interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
  readonly formData?: unknown;
}

/** The page's router as far as it is needed. */
interface Router {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly routes: readonly object[];
  readonly subscribe: (listener: (state: Router['state']) => void) => unknown;
  navigate(steps: number): Promise<void>;
  navigate(to: Target, options?: NavigateOptions): Promise<void>;
}

interface Moving {
  readonly follower: ReleaseFollower;
  readonly unsaved: UnsavedInput;
  /** Loads a document. */
  readonly load: (href: string, options: { readonly replace: boolean }) => void;
}

/**
 * Lets an open page move over to releases that were switched to since: a navigation from or to a path whose release is
 * another one loads a document. Where that would lose what was entered, a later navigation does.
 */
export function moveToServedReleases(router: Router, { follower, unsaved, load }: Moving): void {
  const { navigate: go } = router;
  const navigate = (to: To, options?: NavigateOptions) => (typeof to === 'number' ? go(to) : go(to, options));
  let { pathname: here } = router.state.location;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname !== here) unsaved.forget();
    here = pathname;
  });
  const hasMoved = (pathname: string) => follower.hasMoved(here) || follower.hasMoved(pathname);

  async function moveOrNavigate(to: To, options: NavigateOptions | undefined): Promise<void> {
    const target = toDocument(to, options);
    if (!target || target.pathname === here || isOverlay(router.routes, target.pathname)) return navigate(to, options);
    if (follower.isDue()) await follower.ask();
    if (!hasMoved(target.pathname) || unsaved.isThere()) return navigate(to, options);
    load(target.href, { replace: options?.replace === true });
  }

  Object.assign(router, { navigate: moveOrNavigate });
}

/** Where a document could be loaded instead: absolute addresses, without a form and without what only this page knows. */
function toDocument(to: To, options: NavigateOptions = {}): URL | undefined {
  if (options.formData || options.preventScrollReset || (options.state ?? null) !== null) return undefined;
  const href = typeof to === 'object' ? `${to?.pathname ?? ''}${to?.search ?? ''}${to?.hash ?? ''}` : String(to);
  return /^\/(?!\/)/.test(href) ? new URL(href, location.origin) : undefined;
}

/** A dialog over the page: a document of its own would take the page away. */
function isOverlay(routes: readonly object[], pathname: string): boolean {
  const handle = matchRoutes(routes as RouteObject[], pathname)?.at(-1)?.route.handle as PageHandle | undefined;
  return handle?.isOverlay === true;
}
