/** Control characters but the line break, and those that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** User input as plain text: one kind of line break, at most one empty line, no invisible characters. */
export const plainText = (input: string): string =>
  input
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, (match) => (match === '\n' ? match : match === '\t' ? ' ' : ''))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
