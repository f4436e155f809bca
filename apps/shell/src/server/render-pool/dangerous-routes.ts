import { getOwner, type Work } from './messages';

/** For how long a page that blocked a worker is rendered in isolation from all others. */
const DANGEROUS_MS = 60_000;

export interface DangerousRoutes {
  readonly has: (work: Work, nowMs: number) => boolean;
  readonly add: (work: Work, nowMs: number) => void;
  /** Work that was rendered after all. */
  readonly clear: (work: Work) => void;
}

/** An address of a release, and its path with any query. */
function getKeys(work: Work): string[] {
  const owner = getOwner(work);
  // Without a folder its error page is rendered, by code of the shell alone.
  const release = owner && owner.folder !== null ? `${owner.release.name}@${owner.release.version}` : '';
  if (work.kind === 'outline') return [release];
  const { url } = work.task.visit;
  return [`${release} ${url}`, `${release} ${url.split('?')[0] ?? ''}?*`];
}

/** What stood still or never ended, so that the next visitor's try costs no worker that others need. */
export function openDangerousRoutes(): DangerousRoutes {
  const untilMs = new Map<string, number>();
  return {
    has: (work, nowMs) => untilMs.size > 0 && getKeys(work).some((key) => (untilMs.get(key) ?? 0) > nowMs),
    add: (work, nowMs) => {
      for (const [key, until] of untilMs) if (until <= nowMs) untilMs.delete(key);
      for (const key of getKeys(work)) untilMs.set(key, nowMs + DANGEROUS_MS);
    },
    clear: (work) => {
      if (untilMs.size > 0) for (const key of getKeys(work)) untilMs.delete(key);
    },
  };
}
