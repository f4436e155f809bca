/** JSON that can be embedded in a script element whatever texts it contains. Plain searches, since most of it has none of the signs. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
