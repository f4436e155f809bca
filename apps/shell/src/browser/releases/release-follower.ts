import { getOwnerByPath } from '../../app/get-owner-by-path';
import type { RemoteReference } from '../../app/page-data';
import type { ServingResponse } from '../../app/serving-response';

/** No more than one request a minute for the navigations of a page. */
export const ASK_AGAIN_MS = 60_000;
/** A navigation waits no longer for it; a response that comes later counts for the next one. */
export const PATIENCE_MS = 300;

interface Following {
  /** The remotes of this page; undefined while it knows its own alone. */
  readonly getPage: () => readonly RemoteReference[] | undefined;
  /** Path of the shell's build that the page runs. */
  readonly shell: string;
  readonly fetchServing: () => Promise<ServingResponse>;
  readonly nowMs: () => number;
}

export interface ReleaseFollower {
  /** Whether the last request is so long ago that a navigation sends another. */
  readonly isDue: () => boolean;
  /** Resolves with the response, its failure, or after PATIENCE_MS. */
  readonly ask: () => Promise<void>;
  /** Whether a new document at the path would be rendered by another release or another shell than this page has. */
  readonly hasMoved: (pathname: string) => boolean;
}

/** Knows the releases and the shell that serve this visitor now, while the page has those that it began with. */
export function createReleaseFollower({ getPage, shell, fetchServing, nowMs }: Following): ReleaseFollower {
  let serving: ServingResponse | undefined;
  let askedAtMs = nowMs();
  let underWay: Promise<void> | undefined;

  async function request(): Promise<void> {
    try {
      serving = await fetchServing();
    } catch {
      // Without a connection, or a shell of another release: what is known stays.
    } finally {
      underWay = undefined;
    }
  }

  return {
    isDue: () => underWay !== undefined || nowMs() - askedAtMs >= ASK_AGAIN_MS,
    ask: async () => {
      if (!underWay) askedAtMs = nowMs();
      underWay ??= request();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
      await Promise.race([underWay, patience]);
      clearTimeout(timer);
    },
    hasMoved: (pathname) => {
      const page = getPage();
      if (!serving || !page) return false;
      if (serving.shell !== shell) return true;
      const [before, now] = [getOwnerByPath(page, pathname), getOwnerByPath(serving.remotes, pathname)];
      return before?.name !== now?.name || before?.version !== now?.version;
    },
  };
}
