import * as v from 'valibot';
import type { Call } from '../call.ts';
import * as CALLS from '../calls.ts';

/** What of valibot's schemas and actions says how they are put together. */
interface Node {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly key?: Node;
  readonly value?: Node;
  readonly options?: readonly Node[];
}
const toNode = (schema: unknown) => schema as Node;

const UNLIMITED = ['string', 'array', 'record'];
const ALTERNATIVES = ['union', 'variant', 'intersect'];
/** Their whole JSON has a greatest length, so their parts need none. */
const BOUNDED_AS_A_WHOLE = ['saveArticle.Blocks', 'savePageBlocks.Blocks'];

/** Bounded by the body's 1 MB or the address's 16 KB alone: a limit is a break, which the gate lets pass with the next major alone (docs/decisions/0150). */
const NEXT_MAJOR = [
  'exportOrders.columns',
  'exportOrders.columns',
  'getToken.CurrentToken',
  'orderAddresses.ac',
  'orderAddresses.ai',
  'saveOrderParameters.AccessConditions.OtherStations[].UnknownAnswers',
  'saveOrderParameters.AccessConditions.UnknownAnswers',
  'savePrice.MakerName',
];

/** Texts of one part, of which a pattern that says how long a text is takes none. */
const LONG_TEXTS = ['1', 'a', 'A', ' ', 'ß', '-', '/', '+49 1', ','].map((part) => part.repeat(20_000));
const takesLongTexts = (node: Node) => LONG_TEXTS.some((text) => v.is(node as unknown as v.GenericSchema, text));

/** All steps of a pipe, of those that it begins with too. */
const getSteps = (node: Node): readonly Node[] =>
  node.pipe?.flatMap((step) => (step === node ? step : getSteps(step))) ?? [node];

/** Paths of texts, lists and records without a greatest length. */
function* findUnbounded(node: Node, path: string, isLimitedOutside = false): Generator<string> {
  if (BOUNDED_AS_A_WHOLE.includes(path)) return;
  const steps = getSteps(node);
  const isLimited =
    isLimitedOutside ||
    steps.some(({ type }) => type === 'max_length') ||
    (steps[0]?.type === 'string' && !takesLongTexts(node));
  for (const step of steps.filter(({ kind }) => kind === 'schema')) {
    if (UNLIMITED.includes(step.type) && !isLimited) yield path;
    for (const [name, entry] of Object.entries(step.entries ?? {})) yield* findUnbounded(entry, `${path}.${name}`);
    if (step.item) yield* findUnbounded(step.item, `${path}[]`);
    if (step.wrapped) yield* findUnbounded(step.wrapped, path, isLimited);
    if (step.type === 'record' && step.key) yield* findUnbounded(step.key, `${path}.key`);
    if (step.type === 'record' && step.value) yield* findUnbounded(step.value, `${path}.value`);
    if (ALTERNATIVES.includes(step.type))
      for (const option of step.options ?? []) yield* findUnbounded(option, path, isLimited);
  }
}

it('each text and list of a request has a greatest length', () => {
  const unbounded = Object.values<Call>(CALLS).flatMap(({ id, params, query, body }) => {
    const parts = [params, query, body].filter((part) => part !== undefined);
    return parts.flatMap((part) => [...findUnbounded(toNode(part), id)]);
  });
  expect(unbounded.sort()).toEqual(NEXT_MAJOR);
});

it.each([
  ['a text', v.object({ A: v.string() }), ['x.A']],
  ['a text that is trimmed', v.object({ A: v.pipe(v.string(), v.trim(), v.minLength(1)) }), ['x.A']],
  ['a pattern that repeats', v.object({ A: v.pipe(v.string(), v.regex(/^[a-z]+$/)) }), ['x.A']],
  ['an optional text', v.object({ A: v.optional(v.nullable(v.string())) }), ['x.A']],
  ['a list', v.object({ A: v.array(v.number()) }), ['x.A']],
  ['a text in a list', v.pipe(v.array(v.object({ A: v.string() })), v.maxLength(2)), ['x[].A']],
  ['one of two', v.union([v.number(), v.string()]), ['x']],
  ['a record', v.record(v.picklist(['a']), v.number()), ['x']],
  ['a pattern with an end', v.pipe(v.string(), v.regex(/^\d{4,5}$/)), []],
  ['a pipe of pipes', v.pipe(v.pipe(v.string(), v.maxLength(4)), v.regex(/^[a-z]+$/)), []],
  ['a picklist', v.picklist(['a']), []],
])('finds what has none: %s', (_, schema, paths) => expect([...findUnbounded(toNode(schema), 'x')]).toEqual(paths));

it.each([CALLS.saveArticle, CALLS.savePageBlocks])('$id takes no blocks of more than 200,000 characters', (call) => {
  const { Blocks } = toNode(call.body).entries ?? {};
  const blocks = (length: number) => [{ Kind: 'heading', Level: 2, Text: 'x'.repeat(length) }];
  expect(v.is(Blocks as unknown as v.GenericSchema, blocks(199_000))).toBe(true);
  expect(v.is(Blocks as unknown as v.GenericSchema, blocks(200_000))).toBe(false);
});
