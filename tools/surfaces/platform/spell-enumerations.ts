import { isDeepStrictEqual } from 'node:util';
import type { PlatformReport, Shape } from './shape.ts';

/**
 * Two reports in which each name of an enumeration that both have alike is replaced by its values: the compiler gives a type
 * its name in one place and writes it out in another, and who uses it meets no difference.
 */
export function spellEnumerations(
  reports: readonly [PlatformReport, PlatformReport],
): [PlatformReport, PlatformReport] {
  const [before, after] = reports;
  const values = new Map(
    Object.entries(before.types).flatMap(([name, { shape }]) => {
      const own = isDeepStrictEqual(shape, after.types[name]?.shape) ? getValues(shape) : undefined;
      return own ? [[name, own] as const] : [];
    }),
  );
  return [spellOne(before, values), spellOne(after, values)];
}

function spellOne(report: PlatformReport, values: ReadonlyMap<string, readonly string[]>): PlatformReport {
  const spell = (part: unknown): unknown => {
    if (typeof part === 'string') return values.has(part) ? { oneOf: values.get(part) } : part;
    if (Array.isArray(part)) return part.map(spell);
    if (part === null || typeof part !== 'object') return part;
    const spelled = Object.fromEntries(
      Object.entries(part).map(([key, one]) => [key, key === 'name' ? one : spell(one)]),
    );
    return 'oneOf' in part && Array.isArray(part.oneOf) ? { oneOf: flatten(spelled['oneOf']) } : spelled;
  };
  return spell(report) as PlatformReport;
}

/** Undefined for what is more than a choice of literals. */
const getValues = (shape: Shape): readonly string[] | undefined =>
  typeof shape !== 'string' && 'oneOf' in shape && shape.oneOf.every((one) => typeof one === 'string')
    ? (shape.oneOf as readonly string[])
    : undefined;

const flatten = (parts: unknown): unknown[] =>
  (parts as readonly Shape[]).flatMap((one) => (typeof one !== 'string' && 'oneOf' in one ? one.oneOf : [one]));
