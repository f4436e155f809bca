import type { Call } from '@heizplatz/contract';
import * as v from 'valibot';

function findUnlisted(value: unknown, parsed: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null || typeof parsed !== 'object' || parsed === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    if (!Object.hasOwn(parsed, key)) return `${path}.${key}`;
    const unlistedPath = findUnlisted(inner, Reflect.get(parsed, key), `${path}.${key}`);
    if (unlistedPath !== undefined) return unlistedPath;
  }
  return undefined;
}

/**
 * Throws when a response violates its schema or has a field that the contract does not define (a leak). Tests and
 * development only.
 */
export function checkResponse(call: Call, response: unknown): void {
  const wire: unknown = JSON.parse(JSON.stringify(response) ?? 'null');
  const result = v.safeParse(call.response, wire);
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`);
    throw new Error(`answer of ${call.id} breaks the contract: ${wrong.slice(0, 5).join('; ')}`);
  }
  const unlisted = findUnlisted(wire, result.output, 'answer');
  if (unlisted !== undefined) throw new Error(`answer of ${call.id} has ${unlisted}, which the contract does not name`);
}
