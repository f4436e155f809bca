import { OPEN_TAB_DAYS, type PointerEntry } from '@heizplatz/releases';

/** Moves of a remote that stay, whenever they were; an entry takes 1 to 2 KB. */
export const KEPT_MOVES = 200;
const DAY_MS = 86_400_000;

interface Forgettable {
  /** Moves below it may be deleted. */
  readonly revision: number;
  readonly count: number;
}

/**
 * Which moves nobody can need: beyond the last KEPT_MOVES, and ended before the days in which a version that they served must
 * stay. Null: none.
 */
export function findForgettable(moves: readonly PointerEntry[], now: Date): Forgettable | null {
  const since = now.getTime() - OPEN_TAB_DAYS * DAY_MS;
  const newestFirst = moves.toSorted((a, b) => b.revision - a.revision);
  // A move served until the next one, so the last move before the days stays too.
  const recent = newestFirst.filter(({ at }) => at !== null && Date.parse(at) > since).length + 1;
  const oldest = newestFirst[Math.max(KEPT_MOVES, recent) - 1];
  if (!oldest) return null;
  const count = newestFirst.filter(({ revision }) => revision < oldest.revision).length;
  return count > 0 ? { revision: oldest.revision, count } : null;
}
