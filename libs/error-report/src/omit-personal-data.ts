/** What stands for a person, an account or a secret in a sentence; values of queries as drizzle and pg repeat them. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\nparams:[^\n]*/g, ''],
  [/(Key \([^)]*\))=\([^)]*\)/g, '$1'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail]'],
  [/\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,4})?\b/g, '[iban]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]'],
  [/([?&#][^=\s&]{1,60}=)[^&\s"')]+/g, '$1[…]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[ip]'],
  [/\+?\d[\d /().-]{6,}\d/g, '[number]'],
  [/\b\d{4,5}\b/g, '[number]'],
];

/** A text without mail addresses, account numbers, tokens, queries, addresses of machines, and long or postcode-like numbers. */
export const omitPersonalData = (text: string): string =>
  PATTERNS.reduce((masked, [pattern, term]) => masked.replace(pattern, term), text);
