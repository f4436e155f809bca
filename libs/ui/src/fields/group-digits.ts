/** '6000' → '6.000'. Everything that is no digit is dropped, leading zeros too. */
export function groupDigits(text: string, groupSign: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.replace(/\B(?=(\d{3})+$)/g, groupSign);
}
