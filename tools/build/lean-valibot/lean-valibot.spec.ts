import type * as V from 'valibot';
import type * as Contract from '@heizplatz/contract';
import * as lean from '.';

/** The contract made of the library's schemas, and of the lean ones. */
const load = (valibot: () => unknown): typeof Contract.CALLS => {
  let calls: typeof Contract.CALLS | undefined;
  jest.isolateModules(() => {
    jest.doMock('valibot', valibot);
    calls = jest.requireActual<typeof Contract>('@heizplatz/contract').CALLS;
  });
  if (!calls) throw new Error('the contract was not loaded');
  return calls;
};
const full = jest.requireActual<typeof V>('valibot');
const byLibrary = load(() => full);
const byLean = load(() => lean);

/** What a schema of the library consists of, as far as values for it need it. */
interface Introspected {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Introspected>>;
  readonly item?: Introspected;
  readonly wrapped?: Introspected;
  readonly key?: Introspected;
  readonly value?: Introspected;
  readonly options?: readonly (Introspected | string | number)[];
  readonly items?: readonly Introspected[];
  readonly literal?: unknown;
}

const WILD = [
  undefined,
  null,
  '',
  ' a ',
  '2026-11-21',
  '2026-11-21T10:00:00.000Z',
  '80331',
  -1,
  1,
  2.5,
  NaN,
  true,
  [],
  {},
];

/** A value that is nearly right: a wild one in its place now and then. `next` is random, from 0 to 1. */
function sample(schema: Introspected, next: () => number): unknown {
  const pickOf = <T>(values: readonly T[]): T | undefined => values[Math.floor(next() * values.length)];
  if (next() < 0.06) return pickOf(WILD);
  switch (schema.type) {
    case 'object':
    case 'loose_object': {
      const entries = Object.entries(schema.entries ?? {}).filter(() => next() > 0.04);
      return { ...Object.fromEntries(entries.map(([key, entry]) => [key, sample(entry, next)])), Unknown: 1 };
    }
    case 'array':
      return [1, 2].map(() => sample(schema.item ?? { type: 'unknown' }, next));
    case 'tuple':
      return schema.items?.map((item) => sample(item, next));
    case 'record':
      return {
        1: sample(schema.value ?? { type: 'unknown' }, next),
        b: sample(schema.value ?? { type: 'unknown' }, next),
      };
    case 'optional':
    case 'exact_optional':
    case 'nullable':
      return next() < 0.2 ? pickOf([null, undefined]) : sample(schema.wrapped ?? { type: 'unknown' }, next);
    case 'union':
    case 'variant':
      return sample(pickOf(schema.options ?? []) as Introspected, next);
    case 'picklist':
      return pickOf(schema.options ?? []);
    case 'literal':
      return schema.literal;
    case 'string':
      return pickOf(['', ' text ', '2026-11-21', '2026-11-21T10:00:00.000Z', '80331', 'a@b.de', '12']);
    case 'number':
      return pickOf([0, 1, 7, 2.5, 40_000, -3]);
    case 'boolean':
      return next() < 0.5;
    default:
      return pickOf(WILD);
  }
}

/** Repeatable numbers from 0 to 1 (mulberry32). */
function getRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const read = ({ success, output, issues }: ReturnType<typeof full.safeParse>) => ({
  success,
  ...(success && { output }),
  issues: issues?.map((issue) => `${full.getDotPath(issue) ?? ''} ${issue.type}`),
});

type AnyCall = { readonly [part in 'params' | 'query' | 'body' | 'response']?: V.GenericSchema };
const PARTS = ['params', 'query', 'body', 'response'] as const;
const ROUNDS = 30;

test('the two contracts are made of different schemas', () => {
  expect(byLibrary.bestPrices.response).toHaveProperty('~standard');
  expect(byLean.bestPrices.response).not.toHaveProperty('~standard');
});

test.each(Object.keys(byLibrary))('%s is parsed as by valibot, with issues at the same places', (name) => {
  const [own, other] = [byLibrary, byLean].map((calls) => (calls as unknown as Record<string, AnyCall>)[name] ?? {});
  for (const [position, part] of PARTS.entries()) {
    const schema = own?.[part];
    const leanSchema = other?.[part];
    if (!schema || !leanSchema) continue;
    const next = getRandom(position + 1);
    for (let round = 0; round < ROUNDS; round++) {
      const value = sample(schema as unknown as Introspected, next);
      expect(read(full.safeParse(leanSchema, value))).toEqual(read(full.safeParse(schema, value)));
    }
  }
});

test('what is wrong is named by code and place', () => {
  const schema = lean.object({ a: lean.pipe(lean.string(), lean.minLength(2, 'SHORT')), b: lean.array(lean.number()) });
  const { issues } = lean.safeParse(schema, { a: 'x', b: ['1'] });
  expect(issues?.map((issue) => [lean.getDotPath(issue), issue.message])).toEqual([
    ['a', 'SHORT'],
    ['b.0', 'Invalid number'],
  ]);
  expect(() => lean.parse(schema, null)).toThrow('Invalid object');
  expect(lean.is(schema, { a: 'ab', b: [1] })).toBe(true);
});
