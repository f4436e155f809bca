/**
 * Whether an SPDX licence expression can be met with licences that `isAllowed` accepts: one side of an OR is enough, an
 * AND needs both. `WITH` adds permissions, so the licence before it decides. What is no expression cannot be met.
 */
export function isExpressionMet(expression: string, isAllowed: (license: string) => boolean): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let position = 0;
  const result = readAlternatives();
  return position === tokens.length && result === true;

  /** Operators may be written in capitals or in small letters. */
  function skips(token: string): boolean {
    if (tokens[position]?.toUpperCase() !== token) return false;
    position += 1;
    return true;
  }

  function readAlternatives(): boolean | null {
    let met = readConjunction();
    while (met !== null && skips('OR')) {
      const other = readConjunction();
      met = other === null ? null : met || other;
    }
    return met;
  }

  function readConjunction(): boolean | null {
    let met = readLicense();
    while (met !== null && skips('AND')) {
      const other = readLicense();
      met = other === null ? null : met && other;
    }
    return met;
  }

  /** Null where a licence is missing or a bracket stays open. */
  function readLicense(): boolean | null {
    if (skips('(')) {
      const met = readAlternatives();
      return skips(')') ? met : null;
    }
    const license = tokens[position];
    if (license === undefined || /^([()]|AND|OR|WITH)$/i.test(license)) return null;
    position += 1;
    if (skips('WITH')) position += 1;
    return isAllowed(license);
  }
}
