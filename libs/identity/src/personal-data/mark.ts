import type { BaseIssue, BaseSchema } from 'valibot';

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/**
 * Of whom a text tells: of somebody who buys or writes here (customer), of our own people and those of dealers (staff), or
 * it opens or pays something (secret), so that it is in no log either.
 */
export type Person = 'customer' | 'staff' | 'secret';

/** Why a free text tells of nobody. */
export const IMPERSONAL_REASONS = {
  code: 'a value of a list in the code, a type, or a format that the server makes',
  reference: 'names a thing of ours: a number, an id, a path, a file’s name',
  hash: 'of a random value, which it does not reveal',
  goods: 'names or describes what is sold, and what it costs',
  place: 'a place or postcode: no person lives there alone',
  content: 'written by editors or in the code, for everybody',
  business: 'what a dealer, maker or advertiser publishes about its business',
  published: 'written by its author for everybody; the author’s name has a mark of its own',
  statement: 'retained for the law’s statistics, without the name of who wrote it',
  search: 'what somebody looks for, or how a list is set up',
  system: 'about the running system: caches, jobs, releases',
} as const;
export type ImpersonalReason = keyof typeof IMPERSONAL_REASONS;

export interface PersonalMark {
  readonly of: Person;
  /** What replaces the value in what is retained; absent: nothing, or what the schema takes for it. */
  readonly erased?: unknown;
}

export type Mark = PersonalMark | { readonly reason: ImpersonalReason };

const MARK = Symbol('mark of personal data');

/** No action of the schema, since actions of metadata are published with JSON Schema and cost each parse a step. */
const withMark = <S extends Schema>(schema: S, mark: Mark): S => ({ ...schema, [MARK]: mark });

/** Marks a field, or all texts within an object, as personal data. Builds for browsers have the schema alone. */
export const personal = <S extends Schema>(of: Person | PersonalMark, schema: S): S =>
  withMark(schema, typeof of === 'string' ? { of } : of);

/** Says why a text, or all texts within an object that have no mark of their own, tell of nobody. */
export const impersonal = <S extends Schema>(reason: ImpersonalReason, schema: S): S => withMark(schema, { reason });

export const getMark = (schema: object): Mark | undefined => (MARK in schema ? (schema[MARK] as Mark) : undefined);

export const isPersonal = (mark: Mark | undefined): mark is PersonalMark => mark !== undefined && 'of' in mark;
