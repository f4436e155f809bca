import { OTHER_CODE, type Schema, UNKNOWN_CODE } from '@heizplatz/contract';
import * as v from 'valibot';

type Path = readonly unknown[];
type Issues = readonly v.BaseIssue<unknown>[];

/**
 * Parses a response by its call's schema. A code that an open enumeration does not know becomes 'other' and does not fail
 * the response, since the API may be newer than what reads it; whatever else is wrong remains an issue.
 */
export function parseResponse<S extends Schema>(schema: S, content: unknown): v.SafeParseResult<S> {
  const result = v.safeParse(schema, content);
  if (result.success || !isObject(content)) return result;
  const mended = structuredClone(content);
  const isChanged = findUnknownCodes(result.issues)
    .map((path) => replaceCode(mended, path))
    .includes(true);
  // A schema may report the next unknown code only once the first is mended.
  return isChanged ? parseResponse(schema, mended) : result;
}

/** Issues of a union's alternatives lie within the union's own. */
const findUnknownCodes = (issues: Issues, above: Path = []): Path[] =>
  issues.flatMap((issue) => {
    const path = [...above, ...(issue.path ?? []).map(({ key }) => key)];
    return issue.message === UNKNOWN_CODE ? [path] : findUnknownCodes(issue.issues ?? [], path);
  });

/** Whether there was a code to replace; null or an object in its place is no code. */
function replaceCode(content: object, path: Path): boolean {
  const key = path.at(-1);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, name) => (isObject(at) ? Reflect.get(at, toKey(name)) : at), content);
  if (!isObject(parent) || !isCode(Reflect.get(parent, toKey(key)))) return false;
  return Reflect.set(parent, toKey(key), OTHER_CODE);
}

const toKey = (key: unknown): PropertyKey => (typeof key === 'number' ? key : String(key));
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isCode = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value !== OTHER_CODE);
