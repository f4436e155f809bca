/** Shades of the map, the cheapest first. */
export const SHADES = 5;

/** A shade (0 to 4) for each price by its place between the lowest and the highest; null keeps null. */
export function priceClasses(prices: readonly (number | null)[]): (number | null)[] {
  const known = prices.filter((price) => price !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return prices.map((price) => {
    if (price === null) return null;
    if (high === low) return 0;
    return Math.min(SHADES - 1, Math.floor(((price - low) / (high - low)) * SHADES));
  });
}
