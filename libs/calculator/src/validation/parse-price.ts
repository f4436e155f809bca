/** The entered text as decimal currency with at most two decimals; null when it is no price above zero. */
export function parsePrice(text: string): number | null {
  const plain = text.replace(/[\s’']/g, '');
  // A dot before three digits groups thousands; the six digits below allow one such dot, after at most three digits.
  const normal = /\d\.\d{3}(,\d+)?$/.test(plain) ? plain.replace('.', '') : plain;
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(normal)) return null;
  const price = Number(normal.replace(',', '.'));
  return price > 0 ? price : null;
}
