const YES = ['true', 'yes', 'ja', '1'];
const NO = ['false', 'no', 'nein', '0'];

/** Boolean text of rule CALC-02; undefined for anything else, which is ignored. */
export function parseBoolean(text: string | null): boolean | undefined {
  // Stryker disable next-line StringLiteral: any text that is no word of the lists will do for an absent one.
  const term = text?.trim().toLowerCase() ?? '';
  if (YES.includes(term)) return true;
  return NO.includes(term) ? false : undefined;
}
