import { phoneDigits } from '@heizplatz/country';

/** More words than this are pasted text, not a search. */
const MAX_TERMS = 6;
const PHONE = /^(?:tel(?:efon)?[.:]*\s*)?[+\d(][\d\s()/.–-]{4,}$/i;

const literal = (term: string): string => term.replace(/[\\%_]/g, (sign) => `\\${sign}`);
/** For LIKE: anywhere in the words. */
export const getPattern = (term: string): string => `%${literal(term)}%`;

/** Trigrams know beginnings, so a word too short for one inside is looked for at beginnings alone. */
export const isBeginning = (term: string): boolean => term.length < 3;
/**
 * As a regular expression of PostgreSQL: after what a trigram takes for the end of a word, such as the dot of a mailbox. Each
 * sign stands there by itself: of a class such as \s, in a database whose locale is UTF-8, the index takes every row for one
 * that may match.
 */
export const getBeginning = (term: string): string =>
  `[- \\t\\n\\r\\u00a0.@/(+_&'",:;]${term.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`)}`;

/** What is looked for, in small letters, as people write it ('Winkler, Markus'); a telephone number is one word however it is written. */
export function getLabels(search: string): string[] {
  const text = search.replaceAll('\0', '').trim();
  if (PHONE.test(text) && /[\s()/.+–:-]|^0/.test(text)) {
    const digits = phoneDigits(text);
    if (digits.length >= 4) return [digits];
  }
  return text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, MAX_TERMS);
}
