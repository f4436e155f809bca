/** A whole amount in equal whole parts; what does not divide goes to the first ones, one each. Stations: 1 and more. */
export function distributeEvenly(amount: number, stations: number): number[] {
  const share = Math.floor(amount / stations);
  const rest = amount - share * stations;
  return Array.from({ length: stations }, (_, index) => share + (index < rest ? 1 : 0));
}
