/** Decimal currency of what was typed, with at most two places; null when that is no price above zero. */
export function priceOfText(text: string): number | null {
  const plain = text.trim().replace(/[\s.’']/g, (sign) => (sign === '.' ? '.' : ''));
  const normal = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain) ? plain.replaceAll('.', '') : plain;
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(normal)) return null;
  const price = Number(normal.replace(',', '.'));
  return price > 0 ? price : null;
}
