import { plainFetch } from '@heizplatz/api-client';
import { importEntries, type PointerTrust, ReleasePointer } from '@heizplatz/releases';
import * as v from 'valibot';
import { whenEitherEnds } from './when-either-ends';
import type { ApiNodes } from '../api-nodes/api-nodes';
import { type RefusedRelease, toRefusedRelease } from './refused-release';

const PATH = '/internal/releases/pointer';
/** After a failure; the next move, or the next connection to the API, is another occasion. */
const AGAIN_AFTER_MS = 1000;
const TIMEOUT_MS = 5000;

interface Following {
  readonly nodes: Pick<ApiNodes, 'choose'>;
  readonly shellToken: string | null;
  readonly releasesDir: string;
  readonly trust: PointerTrust;
  /** Reads the folder anew. */
  readonly registry: { readonly serving: () => unknown };
  readonly log: { readonly warn: (what: object, text: string) => void };
}

export interface PointerFollower {
  /** Something may have moved: asks the API what serves. */
  readonly refresh: () => void;
  /** Asks what serves; resolves once the first answer is in the folder, the API failed, or so many milliseconds are over. */
  readonly whenAsked: (limitMs: number) => Promise<void>;
  /** Whether the API has said what serves since this shell began. */
  readonly hasAsked: () => boolean;
  /** Entries of the API that do not count, and so are not in the folder. */
  readonly refused: () => readonly RefusedRelease[];
  readonly stop: () => void;
}

/**
 * Copies what the API says of the pointer into the folder of releases, where the registry reads it: without a database, or
 * while the API is down, the folder goes on, also after a restart.
 */
export function followPointer({ nodes, shellToken, releasesDir, trust, registry, log }: Following): PointerFollower {
  const headers = shellToken === null ? undefined : { authorization: `Bearer ${shellToken}` };
  const stopped = new AbortController();
  let again: NodeJS.Timeout | undefined;
  /** One request at a time; what moves meanwhile is asked for after it. */
  let isAsking = false;
  let isStale = false;
  let wasReported = false;
  let hasAsked = false;
  let refusedEntries: readonly RefusedRelease[] = [];
  let setEnded = (): void => undefined;
  const firstEnd = new Promise<void>((resolve) => (setEnded = resolve));

  async function ask(): Promise<void> {
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await plainFetch(new URL(PATH, nodes.choose() ?? ''), { signal, ...(headers && { headers }) });
    // An API of before has no pointer.
    if (response.status === 404) return;
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    const { moved, refused } = importEntries(releasesDir, v.parse(ReleasePointer, await response.json()), trust);
    refusedEntries = refused.map(toRefusedRelease);
    for (const entry of refused) log.warn(entry, 'an entry of the API’s release pointer is refused');
    // The smoke load begins now, not with the next visitor.
    if (moved.length > 0) registry.serving();
  }

  function refresh(): void {
    if (stopped.signal.aborted) return;
    isStale = true;
    if (isAsking) return;
    isAsking = true;
    isStale = false;
    clearTimeout(again);
    ask().then(
      () => finish(null),
      (error: unknown) => finish(error),
    );
  }

  function finish(error: unknown): void {
    isAsking = false;
    hasAsked ||= error === null;
    setEnded();
    if (stopped.signal.aborted) return;
    if (error !== null && !wasReported) log.warn({ err: error }, 'the API does not say what serves: the folder counts');
    wasReported = error !== null;
    if (error !== null) again = setTimeout(refresh, AGAIN_AFTER_MS).unref();
    else if (isStale) refresh();
  }

  return {
    refresh,
    whenAsked: (limitMs) => {
      refresh();
      return whenEitherEnds(firstEnd, limitMs);
    },
    hasAsked: () => hasAsked,
    refused: () => refusedEntries,
    stop: () => {
      clearTimeout(again);
      stopped.abort();
    },
  };
}
