import { OPEN_TAB_DAYS, type PointerEntry } from '@heizplatz/releases';

export interface PublishedVersion {
  readonly version: string;
  readonly publishedAt: Date;
}

/** So many of the versions that served last stay, whenever that was: a rollback may want them. */
const LAST_SERVED = 5;
const DAY_MS = 86_400_000;

interface Served {
  /** What the pointer says; null: nothing serves. */
  readonly entry: PointerEntry | null;
  /** Its earlier entries, the newest first. */
  readonly moves: readonly PointerEntry[];
  readonly now: Date;
}

/**
 * Published versions that nobody can need: that serve nowhere, are not among the last five that served, and were neither
 * served nor published within the last seven days.
 */
export function findPrunable(published: readonly PublishedVersion[], { entry, moves, now }: Served): string[] {
  const since = now.getTime() - OPEN_TAB_DAYS * DAY_MS;
  const needed = new Set([
    ...versionsOf(entry),
    ...lastServed(entry, moves),
    ...servedSince(moves, since),
    ...published.filter(({ publishedAt }) => publishedAt.getTime() > since).map(({ version }) => version),
  ]);
  return published.map(({ version }) => version).filter((version) => !needed.has(version));
}

const versionsOf = (entry: PointerEntry | null): string[] => entry?.serving.map(({ version }) => version) ?? [];

function lastServed(entry: PointerEntry | null, moves: readonly PointerEntry[]): string[] {
  const newestFirst = [...moves.flatMap(versionsOf), ...(entry?.history.toReversed() ?? [])];
  const serving = versionsOf(entry);
  const others = new Set(newestFirst.filter((version) => !serving.includes(version)));
  return [...others].slice(0, LAST_SERVED);
}

/** An entry counted until the next one: what was moved away within the time served within it. */
function servedSince(moves: readonly PointerEntry[], since: number): string[] {
  return moves.flatMap((move, nth) => {
    const next = moves[nth - 1];
    const endedAt = next?.at ? Date.parse(next.at) : Infinity;
    return endedAt > since ? versionsOf(move) : [];
  });
}

/** Builds of the shell that a newer one has replaced more than seven days ago. */
export function findPrunableBuilds(published: readonly PublishedVersion[], now: Date): string[] {
  const since = now.getTime() - OPEN_TAB_DAYS * DAY_MS;
  const oldestFirst = published.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
  return oldestFirst.flatMap(({ version }, nth) => {
    const next = oldestFirst[nth + 1];
    return next && next.publishedAt.getTime() < since ? [version] : [];
  });
}
