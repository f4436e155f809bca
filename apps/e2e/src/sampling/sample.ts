import type { Combination } from './combinations';

const DAY_MS = 86_400_000;
/** Every combination has had its turn after so many days. */
const CYCLE_DAYS = 6;

/** Days since 1970 of an ISO date. Throws when it is none. */
export function dayNumber(date: string): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(ms))
    throw new Error(`'${date}' is not a date such as 2026-11-25`);
  return ms / DAY_MS;
}

/**
 * The combinations in which a test runs on a day: a sixth of the eligible ones, one at least, that move on with the
 * day and begin anywhere with the title. `eligible` stands in the order of COMBINATIONS, so that two days in a row
 * differ in site and width.
 */
export function sampledCombinations(
  title: string,
  eligible: readonly Combination[],
  day: number,
): readonly Combination[] {
  const count = Math.ceil(eligible.length / CYCLE_DAYS);
  const first = getHash(title) + day * count;
  return Array.from({ length: count }, (_, index) => eligible[(first + index) % eligible.length]).filter(
    (combination) => combination !== undefined,
  );
}

/** Whether a test of this title runs in a combination on a day. */
export const isSampled = (
  title: string,
  combination: Combination,
  { eligible, day }: { readonly eligible: readonly Combination[]; readonly day: number },
): boolean => sampledCombinations(title, eligible, day).includes(combination);

/** FNV-1a, mixed once more since its lowest digits follow the last letters. */
function getHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
