/** Shades of the map, the cheapest first. */
export const SHADES = 5;

/** A shade (0 to 4) for each price by its position between the lowest and the highest; null stays null. */
export function priceClasses(prices: readonly (number | null)[]): (number | null)[] {
  const known = prices.filter((price) => price !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return prices.map((price) => {
    if (price === null) return null;
    if (high === low) return 0;
    return Math.min(SHADES - 1, Math.floor(((price - low) / (high - low)) * SHADES));
  });
}

/** From and to of each shade, the cheapest first; none where all prices are alike or none is known. */
export function classRanges(prices: readonly (number | null)[]): { readonly from: number; readonly to: number }[] {
  const known = prices.filter((price) => price !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  if (known.length === 0 || high === low) return [];
  const bound = (shade: number) => low + ((high - low) * shade) / SHADES;
  return Array.from({ length: SHADES }, (_, shade) => ({ from: bound(shade), to: bound(shade + 1) }));
}
