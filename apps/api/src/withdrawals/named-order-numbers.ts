const NUMBER = /\b(DE|AT)[\s\u2013-]*(\d{2})[\s\u2013-]*(\d{6,9})\b/gi;

/** Order numbers that somebody wrote, as they are kept: 'bestellung de 26 000123' names DE-26-000123. Each once. */
export const namedOrderNumbers = (text: string): string[] => [
  // Stryker disable next-line StringLiteral: what matched has its country.
  ...new Set([...text.matchAll(NUMBER)].map(([, iso = '', year, number]) => `${iso.toUpperCase()}-${year}-${number}`)),
];
