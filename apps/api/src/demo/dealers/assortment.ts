import { shuffled } from '../random/shuffled';

/** Share of a country's dealers that sell the goods of a group. */
const SHARES: Readonly<Record<number, number>> = {
  1: 0.38,
  2: 0.26,
  3: 0.92,
  4: 0.76,
  5: 0.2,
  6: 0.36,
  7: 0.42,
  8: 0.5,
  9: 0.2,
  10: 0.18,
};
const LEAST_DEALERS = 8;

/** For each of `count` dealers the product groups it sells; everybody sells at least one, every group has 8 sellers. */
export function assortments(random: () => number, count: number): ReadonlySet<number>[] {
  const sold = Array.from({ length: count }, () => new Set<number>());
  for (const [groupId, share] of Object.entries(SHARES)) {
    const sellers = Math.max(LEAST_DEALERS, Math.round(count * share));
    for (const index of shuffled(
      random,
      sold.map((_, at) => at),
    ).slice(0, sellers)) {
      sold[index]?.add(Number(groupId));
    }
  }
  for (const groups of sold) {
    if (groups.size === 0) groups.add(3);
    // Dealers that sell neither pellets nor bags sell oil, so that no profile looks empty.
    if (!groups.has(3) && !groups.has(4)) groups.add(1);
  }
  return sold;
}
