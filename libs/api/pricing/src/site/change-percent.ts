/** By how much a price has changed, in percent with two decimals, halves away from 0. Prices in cents, `before` above 0. */
export function changePercent(nowCents: number, beforeCents: number): number {
  const difference = nowCents - beforeCents;
  const hundredths = Math.round((Math.abs(difference) * 10_000) / beforeCents);
  return (hundredths === 0 ? 0 : Math.sign(difference) * hundredths) / 100;
}
