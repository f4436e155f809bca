import { hideTokens, redactBounded } from '@heizplatz/error-report';
import type { Call } from '@heizplatz/contract';
import { getAlternatives, getBase, getMark, getRecordValue, isPersonal, type SchemaNode } from '@heizplatz/identity';

/** Of rows and of what no schema knows. */
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

/** A row's value for the audit log: no passwords, tokens, IBANs; long texts and lists are cut. */
export const redacted = (value: unknown): unknown => redact(value, undefined, 0);

type RequestPart = 'params' | 'query' | 'body';

/** A request for the audit log: as `redacted`, without what its call marks as secret. */
export const redactedRequest = (
  call: Pick<Call, RequestPart>,
  request: Readonly<Record<RequestPart, unknown>>,
): Readonly<Record<RequestPart, unknown>> => ({
  params: redactPart(call.params, request.params),
  query: redactPart(call.query, request.query),
  body: redactPart(call.body, request.body),
});

const redactPart = (schema: Call['body'], value: unknown): unknown => redact(value, schema, 1);

function redact(value: unknown, node: SchemaNode | undefined, depth: number): unknown {
  if (typeof value === 'string') return redactedText(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth >= MAX_DEPTH) return HIDDEN;
  const shapes = node ? getShapes(node) : [];
  if (Array.isArray(value)) {
    const item = shapes.find((shape) => shape.item)?.item;
    return value.slice(0, MAX_ENTRIES).map((one) => (isSecret(item) ? HIDDEN : redact(one, item, depth + 1)));
  }
  const entries = Object.entries(value).slice(0, MAX_ENTRIES);
  return Object.fromEntries(
    entries.map(([key, inner]) => {
      const field = shapes.map((shape) => shape.entries?.[key] ?? getRecordValue(shape)).find((entry) => entry);
      const isHidden = (SECRET_FIELD.test(key) || isSecret(field)) && inner !== null && typeof inner !== 'boolean';
      return [redactedText(key), isHidden ? HIDDEN : redact(inner, field, depth + 1)];
    }),
  );
}

/** What a value may be put together as, through whatever may be absent or is one of several. */
function getShapes(node: SchemaNode): readonly SchemaNode[] {
  const base = getBase(node);
  return [base, ...[base.wrapped, ...getAlternatives(base)].flatMap((one) => (one ? getShapes(one) : []))];
}

function isSecret(node: SchemaNode | undefined): boolean {
  if (!node) return false;
  return [node, ...getShapes(node)].some((shape) => {
    const mark = getMark(shape);
    return isPersonal(mark) && mark.of === 'secret';
  });
}
