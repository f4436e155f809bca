/** An IBAN with blanks or the random part of a link, neither of which is longer, may begin so far before a cut. */
const SPACED_SECRET_SIGNS = 48;

/**
 * Redacts the first `most` characters of a text; the rest is left out. Where it is cut, a secret may be incomplete and
 * therefore not recognised, so the last word of what remains and the characters before it are left out as well.
 */
export function redactBounded(text: string, most: number, redact: (text: string) => string): string {
  if (text.length <= most) return redact(text);
  const head = redact(text.slice(0, most));
  let end = Math.max(0, head.length - SPACED_SECRET_SIGNS);
  while (end > 0 && head.charAt(end - 1).trim() !== '') end -= 1;
  return head.slice(0, end);
}

/** A run of characters that contains a JSON web token; a pattern of the three parts would try each 'eyJ' of a long run. */
const TOKEN_RUN = /eyJ[\w.-]+/gi;

/** Runs that begin like a JSON web token and have three parts are replaced. */
export const hideTokens = (text: string, replacement: string): string =>
  text.replace(TOKEN_RUN, (run) => (run.split('.').length > 2 ? replacement : run));
