/** How many branches a dealer has; shares are the chances of 1, 2, 3 …. */
export function branchCount(random: () => number, shares: readonly number[]): number {
  let left = random();
  for (const [index, share] of shares.entries()) {
    left -= share;
    if (left < 0) return index + 1;
  }
  return shares.length;
}
