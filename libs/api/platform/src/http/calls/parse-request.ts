import type { Call, CallRequest, Schema } from '@heizplatz/contract';
import * as v from 'valibot';
import { problem } from '../problems/problem';

export interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

interface FieldError {
  readonly path: string;
  readonly code: string;
}

/** A schema's own code (AMOUNT_MIN) as it is; valibot's sentences become REQUIRED or INVALID. */
function getCode(issue: v.BaseIssue<unknown>): string {
  if (/^[A-Z][A-Z\d_]*$/.test(issue.message)) return issue.message;
  if (issue.kind === 'schema') return issue.input === undefined ? 'REQUIRED' : 'INVALID';
  return issue.type === 'max_length' ? 'TOO_LONG' : 'INVALID';
}

/** PostgreSQL's text cannot hold U+0000, so no field may. */
function findNul(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = findNul(inner, `${path}.${key}`);
    if (innerPath !== undefined) return innerPath;
  }
  return undefined;
}

function parsePart(name: string, schema: Schema | undefined, value: unknown, errors: FieldError[]): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value);
  if (!result.success) {
    for (const issue of result.issues.slice(0, 50)) {
      const path = v.getDotPath(issue);
      errors.push({ path: path ? `${name}.${path}` : name, code: getCode(issue) });
    }
    return undefined;
  }
  const nulPath = findNul(result.output, name);
  if (nulPath !== undefined) errors.push({ path: nulPath, code: 'INVALID' });
  return result.output;
}

/** Params, query and body by the call's schemas; throws VALIDATION naming every wrong field. Parts that a call lacks are undefined. */
export function parseRequest<C extends Call>(call: C, raw: RawRequest): CallRequest<C>;
export function parseRequest(call: Call, raw: RawRequest): unknown {
  const errors: FieldError[] = [];
  const parsed = {
    params: parsePart('params', call.params, raw.params, errors),
    query: parsePart('query', call.query, raw.query, errors),
    body: parsePart('body', call.body, raw.body, errors),
  };
  if (errors.length > 0) throw problem('VALIDATION', { errors });
  return parsed;
}
