const GROUPED = /^\d{1,3}(?:[.’'\u00A0\u202F ]\d{3})+$/;

/** A whole number from 0 of a query; a form sent without script writes it with separators. Undefined: ignored. */
export function parseNumber(text: string | null, { min, max }: { min: number; max: number }): number | undefined {
  // Stryker disable next-line StringLiteral: any text that is no number will do for an absent one.
  const trimmed = text?.trim() ?? '';
  if (!/^\d{1,9}$/.test(trimmed) && !GROUPED.test(trimmed)) return undefined;
  const number = Number(trimmed.replace(/\D/g, ''));
  return number >= min && number <= max ? number : undefined;
}
