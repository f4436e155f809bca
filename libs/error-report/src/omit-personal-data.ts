import { ZIP_CODE_DIGITS } from '@heizplatz/country';
import { hideTokens, redactBounded } from './redact-bounded.ts';

/** Longer texts are cut: stacks and messages of browsers may be anything. */
const MOST_SIGNS = 16_000;

/** Characters of mail addresses; a pattern of the whole address would begin anew at each of them. */
const MAIL_RUN = /[\w.+@-]+/g;
const MAIL = /[\w.+-]@[\w-]+\.[\w-]/;

/** What stands for a person, an account or a secret in a sentence; values of queries as drizzle and pg repeat them. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,4})?\b/g, '[iban]'],
  [/([?&#][^=\s&?#]{1,60}=)[^&\s"')]+/g, '$1[…]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[ip]'],
  [/\+?\d[\d /().-]{6,}\d/g, '[number]'],
  [new RegExp(`\\b${ZIP_CODE_DIGITS}\\b`, 'g'), '[number]'],
];

/** Values that drizzle and pg repeat in the messages of their errors. */
export const omitValues = (text: string): string =>
  text.replace(/\nparams:[^\n]*/g, '').replace(/(Key \((?:[^()]|\([^()]*\))*\))=\([^)]*\)?/g, '$1');

const omitMails = (text: string): string => text.replace(MAIL_RUN, (run) => (MAIL.test(run) ? '[mail]' : run));

const omitAll = (text: string): string =>
  PATTERNS.reduce(
    (masked, [pattern, term]) => masked.replace(pattern, term),
    hideTokens(omitMails(omitValues(text)), '[token]'),
  );

/**
 * A text without mail addresses, account numbers, tokens, queries, addresses of machines, and long or postcode-like
 * numbers; 16,000 characters at most.
 */
export const omitPersonalData = (text: string): string => redactBounded(text, MOST_SIGNS, omitAll);
