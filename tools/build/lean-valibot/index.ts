import type { Issue, Schema } from './run.ts';

/*
 * What our schemas use of valibot, in a fifth of its bytes: it parses as the library does (lean-valibot.spec.ts), without
 * its texts, its configuration and the interface of Standard Schema. Public pages have it in the library's place
 * (docs/decisions/0098).
 */
export {
  array,
  boolean,
  custom,
  exactOptional,
  fallback,
  literal,
  looseObject,
  nullable,
  number,
  object,
  optional,
  partial,
  pick,
  picklist,
  record,
  string,
  tuple,
  union,
  unknown,
  variant,
} from './schemas.ts';
export {
  check,
  digits,
  email,
  finite,
  forward,
  integer,
  isoDate,
  isoTimestamp,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nonEmpty,
  parseJson,
  partialCheck,
  pipe,
  regex,
  transform,
  trim,
  url,
  uuid,
} from './actions.ts';

export function safeParse(schema: Schema, input: unknown) {
  const { typed, value, issues } = schema['~run']({ value: input }, {});
  return { typed, success: !issues, output: value, issues };
}

export const is = (schema: Schema, input: unknown): boolean => safeParse(schema, input).success;

/** Throws an error with the issues. */
export function parse(schema: Schema, input: unknown): unknown {
  const { output, issues } = safeParse(schema, input);
  if (issues) throw Object.assign(new Error(issues[0]?.message), { name: 'ValiError', issues });
  return output;
}

/** 'address.zipCode'; null where the issue is of the whole value. */
export const getDotPath = ({ path }: Issue): string | null => path?.map(({ key }) => String(key)).join('.') ?? null;
