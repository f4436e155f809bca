/** A whole amount in equal whole parts; what does not divide goes to the first ones, one each. Stations: 1 and more. */
export function distributeEvenly(amount: number, deliveryPoints: number): number[] {
  const share = Math.floor(amount / deliveryPoints);
  const rest = amount - share * deliveryPoints;
  return Array.from({ length: deliveryPoints }, (_, index) => share + (index < rest ? 1 : 0));
}
