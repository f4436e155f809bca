/** Decimal currency of what was typed, with at most two places; null when that is no price above zero. */
export function priceOfText(text: string): number | null {
  const plain = text.replace(/[\s’']/g, '');
  // One group of thousands: with two, a price has more than the six digits below.
  const normal = /^\d{1,3}\.\d{3}(,\d+)?$/.test(plain) ? plain.replace('.', '') : plain;
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(normal)) return null;
  const price = Number(normal.replace(',', '.'));
  return price > 0 ? price : null;
}
