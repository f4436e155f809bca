/** A whole amount as a form without script has it, '3.000' among them; null: none was typed. */
export function typedAmount(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
