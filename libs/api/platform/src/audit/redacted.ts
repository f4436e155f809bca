import { hideTokens, redactBounded } from '@heizplatz/error-report';

const SECRET_FIELD = /(password|kennwort|iban|token|secret|cookie)|^(code|dateofbirth)$/i;
/**
 * An IBAN of any country (15 signs in Norway, 34 at most) with or without spaces, or an e-mail link's random part,
 * wherever somebody wrote it.
 */
const SECRET_VALUE =
  /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){2}(?:\s?[A-Z\d]{3}|(?:\s?[A-Z\d]{4}){1,5}(?:\s?[A-Z\d]{1,4})?)\b|(?<![\w-])[\w-]{43}(?![\w-])/gi;
const HIDDEN = '[…]';
const MAX_TEXT = 500;
/** What is searched for secrets; a text that is longer is cut before. */
const MAX_SEARCHED = 4000;
const MAX_ENTRIES = 100;
const MAX_DEPTH = 8;

const hideSecrets = (text: string): string => hideTokens(text, HIDDEN).replace(SECRET_VALUE, HIDDEN);

/** The same of a text. */
export function redactedText(text: string): string {
  const clean = redactBounded(text.replaceAll('\0', ''), MAX_SEARCHED, hideSecrets);
  const isCut = clean.length > MAX_TEXT || text.length > MAX_SEARCHED;
  return isCut ? `${clean.slice(0, MAX_TEXT)}… (${text.length})` : clean;
}

/** A request's or row's value for the audit log: no passwords, tokens, IBANs; long texts and lists are cut. */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactedText(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth >= MAX_DEPTH) return HIDDEN;
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((item) => redacted(item, depth + 1));
  const entries = Object.entries(value).slice(0, MAX_ENTRIES);
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      redactedText(key),
      SECRET_FIELD.test(key) && inner !== null && typeof inner !== 'boolean' ? HIDDEN : redacted(inner, depth + 1),
    ]),
  );
}
