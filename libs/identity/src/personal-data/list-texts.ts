import { getMark, type Mark, type Schema } from './mark.ts';
import { getAlternatives, getRecordValue, getSteps, type SchemaNode } from './schema-node.ts';

export interface SchemaText {
  /** 'Stations[].Address.Phone'; empty: the schema itself. */
  readonly path: string;
  /** Its own, or that of the object around it; undefined: nobody has said anything. */
  readonly mark: Mark | undefined;
  /** Whether the mark is that of an object around it. */
  readonly isCovered: boolean;
  /** Whether anything may stand there: no pattern, list or format says what. */
  readonly isFree: boolean;
}

/** What says what a text is, so that it is none that somebody writes. */
const BOUND = /^(regex|iso_|uuid|url|picklist|parse_json|base64)/;

const FREE: readonly string[] = ['string', 'unknown', 'any', 'custom', 'record'];

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** All texts of a schema with their marks, and whatever else has a mark. */
export const listTexts = (schema: Schema): readonly SchemaText[] => [...walk(schema, '', { mark: undefined })];

function* walk(node: SchemaNode, path: string, around: { readonly mark: Mark | undefined }): Generator<SchemaText> {
  const own = getMark(node);
  const mark = own ?? around.mark;
  const steps = getSteps(node);
  for (const step of steps.filter(({ kind }) => kind === 'schema')) {
    const inner = { mark: getMark(step) ?? mark };
    const isFree = FREE.includes(step.type) && !steps.some(({ type }) => BOUND.test(type));
    if (step.type === 'string' || isFree || (own && isLeaf(step)))
      yield { path, mark: inner.mark, isCovered: own === undefined && getMark(step) === undefined, isFree };
    for (const [name, entry] of Object.entries(step.entries ?? {})) yield* walk(entry, join(path, name), inner);
    for (const item of step.items ?? []) yield* walk(item, `${path}[]`, inner);
    if (step.item) yield* walk(step.item, `${path}[]`, inner);
    if (step.wrapped) yield* walkWrapped(step.wrapped, path, { own: getMark(step) ?? own, around: inner });
    const value = getRecordValue(step);
    if (value) yield* walk(value, `${path}[]`, inner);
    for (const option of getAlternatives(step)) yield* walk(option, path, inner);
  }
}

/** The mark of an optional text is its own. */
function* walkWrapped(
  wrapped: SchemaNode,
  path: string,
  { own, around }: { readonly own: Mark | undefined; readonly around: { readonly mark: Mark | undefined } },
): Generator<SchemaText> {
  for (const text of walk(wrapped, path, around))
    yield text.path === path && own ? { ...text, isCovered: false } : text;
}

const isLeaf = ({ entries, item, items, wrapped, type }: SchemaNode): boolean =>
  !entries && !item && !items && !wrapped && type !== 'record' && !['union', 'variant', 'intersect'].includes(type);
