import { createRecentMap } from '../releases/recent-map';
import type { OwningRelease, PageRenderer, RenderOptions } from './render-task';
import type { RouteOutline } from './route-outline';

export interface RouteOutlines {
  /** Null for a remote that cannot be loaded. */
  readonly of: (owner: OwningRelease, options: RenderOptions) => Promise<readonly RouteOutline[] | null>;
  /** The remotes that could not be loaded at the last attempt. */
  readonly broken: () => readonly string[];
}

/** Of the releases that serve and some more; an outline takes some kilobytes. */
const CACHED_OUTLINES = 32;

/** Each release is queried once for its routes; one that cannot be loaded is retried with the next page. */
export function createRouteOutlines(renderer: Pick<PageRenderer, 'outline'>): RouteOutlines {
  const known = createRecentMap<Promise<readonly RouteOutline[] | null>>(CACHED_OUTLINES);
  const broken = new Map<string, string>();
  async function request(key: string, owner: OwningRelease, options: RenderOptions) {
    try {
      const outline = await renderer.outline(owner, options);
      broken.delete(owner.release.name);
      return outline;
    } catch (error) {
      known.delete(key);
      if (broken.get(owner.release.name) !== owner.release.version)
        options.log.error({ err: error }, 'the routes of a remote cannot be read');
      broken.set(owner.release.name, owner.release.version);
      return null;
    }
  }
  return {
    of: (owner, options) => {
      const key = `${owner.release.name}@${owner.release.version}`;
      const requests = known.get(key) ?? request(key, owner, options);
      known.set(key, requests);
      return requests;
    },
    broken: () => [...broken.keys()],
  };
}
