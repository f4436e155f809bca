import type { Schema } from '@heizplatz/contract';
import * as fc from 'fast-check';
import type * as v from 'valibot';

const INJECTIONS = [
  "' OR 1=1 --",
  "'; drop table orders; --",
  '${jndi:ldap://x}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  'a\0b',
  '\ud800',
  '\u202eabc',
  '__proto__',
  'x'.repeat(20_000),
  '0x10',
  '1e999',
  'NaN',
  'Infinity',
  '-1',
  '٣',
];
/** Strings that come through many of the schemas, so that the rules behind them are reached. */
const LIKELY = [
  '',
  '1',
  '3',
  '80001',
  '1000',
  '8000',
  '2026-12-10',
  'Holz',
  'anna@example.com',
  '+49 30 23125 11',
  '/impressum',
];
const NUMBERS = [0, 1, 3, -1, 0.5, 20, 6000, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1e308, 5e-324];

const createWild = () => {
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...LIKELY) },
    { weight: 2, arbitrary: fc.constantFrom(...INJECTIONS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.uuid() },
  );
  const number = fc.oneof(
    fc.constantFrom(...NUMBERS),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  const json = fc.oneof(text, number, fc.constantFrom(null, true, false), fc.jsonValue({ maxDepth: 4 }));
  return { text, number, json };
};
let created: ReturnType<typeof createWild> | undefined;
/** On first use: fast-check lists all code points for them, 0.8 s in every spec that imports the helpers of specs. */
const wild = () => (created ??= createWild());

/** Any JSON at all. */
export const wildJson = (): fc.Arbitrary<unknown> => wild().json;

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema';

function shapedObject(entries: object): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(entries).flatMap(([key, field]) => (isSchema(field) ? [[key, wildLike(field)]] : [])),
  );
  return fc.record(fields, { requiredKeys: [] });
}

function shapedLike(schema: Schema): fc.Arbitrary<unknown> {
  const [entries, item, wrapped, options, literal] = ['entries', 'item', 'wrapped', 'options', 'literal'].map(
    (name): unknown => Reflect.get(schema, name),
  );
  if (typeof entries === 'object' && entries !== null) return shapedObject(entries);
  if (isSchema(item)) return fc.array(wildLike(item), { maxLength: 4 });
  if (isSchema(wrapped)) return wildLike(wrapped);
  if (Array.isArray(options)) return options.some(isSchema) ? wildJson() : fc.constantFrom<unknown>(...options);
  if (literal !== undefined) return fc.constant(literal);
  if (schema.type === 'boolean') return fc.boolean();
  return schema.type === 'number' ? wild().number : wild().text;
}

/** Mostly of the schema's shape, so that rules are reached; anywhere in it something else. */
export function wildLike(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: shapedLike(schema) }, { weight: 1, arbitrary: wildJson() });
}
