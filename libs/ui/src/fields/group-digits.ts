/** '6000' → '6.000'. Everything that is no digit is dropped, leading zeros too. */
export function groupDigits(text: string, groupSign: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const ungrouped = digits.length % 3 || 3;
  return digits.slice(0, ungrouped) + digits.slice(ungrouped).replace(/\d{3}/g, (thousands) => groupSign + thousands);
}
