const BEST = 5;
const WORST = 1;

/** Chances of 1 … 5 stars, as ratings of shops are: mostly five, some four, few between, a tail of one. */
const ENDS = [0.03, 0.055, 0.1, 0.3];

function rendered(random: () => number): number {
  const chance = random();
  const below = ENDS.findIndex((end) => chance < end);
  return below < 0 ? BEST : below + 1;
}

/** So many ratings of 1 … 5 that add up to a sum; it must lie between the number and five times it. */
export function getStarsBySum(random: () => number, count: number, sum: number): number[] {
  if (sum < count * WORST || sum > count * BEST) throw new Error(`${count} ratings cannot add up to ${sum}`);
  const stars = Array.from({ length: count }, () => rendered(random));
  let missing = sum - stars.reduce((total, one) => total + one, 0);
  while (missing !== 0) {
    const at = Math.floor(random() * count);
    const step = Math.sign(missing);
    const next = (stars[at] ?? BEST) + step;
    if (next < WORST || next > BEST) continue;
    stars[at] = next;
    missing -= step;
  }
  return stars;
}
