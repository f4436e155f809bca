import * as v from 'valibot';
import { getMark, isPersonal, type Schema } from './mark.ts';
import { getAlternatives, getBase, getRecordValue, type SchemaNode } from './schema-node.ts';

/** What stands where a person was named. */
export const GONE = 'gelöscht';

/**
 * A value of a schema without what its marks say is personal: texts are null, absent, empty or 'gelöscht', whichever the
 * schema takes first. What the schema does not know is gone, the rest stays. Throws an Error where none of these fits and
 * the mark does not say what else.
 */
export const erasePersonal = <S extends Schema>(schema: S, value: v.InferOutput<S>): v.InferOutput<S> =>
  erase(schema, value) as v.InferOutput<S>;

function erase(node: SchemaNode, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  const mark = findPersonal(node);
  if (mark) return 'erased' in mark ? mark.erased : withoutValue(node);
  const base = getBase(node);
  if (base.wrapped) return erase(base.wrapped, value);
  const option = getAlternatives(base).find((one) => v.is(toSchema(one), value));
  if (option) return erase(option, value);
  const { item } = base;
  if (Array.isArray(value)) return item ? value.map((one) => erase(item, one)) : value;
  if (typeof value !== 'object' || (!base.entries && base.type !== 'record')) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const entry = base.entries?.[name] ?? getRecordValue(base);
    return [name, entry && erase(entry, inner)] as const;
  });
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

const toSchema = (node: SchemaNode) => node as Schema;

/** Its mark, or that of what may be absent or null in it. */
function findPersonal(node: SchemaNode): ReturnType<typeof getPersonal> {
  const { wrapped } = getBase(node);
  return getPersonal(node) ?? (wrapped && findPersonal(wrapped));
}

function getPersonal(node: SchemaNode) {
  const mark = getMark(node);
  return isPersonal(mark) ? mark : undefined;
}

/** Null where that may be, the default or nothing where it may be absent, else a text that the schema takes. */
function withoutValue(node: SchemaNode): unknown {
  const base = getBase(node);
  if (base.wrapped && v.is(toSchema(base), null)) return null;
  if (base.wrapped) return base.type.includes('optional') ? base.default : withoutValue(base.wrapped);
  const text = ['', GONE].find((one) => v.is(toSchema(node), one));
  if (text === undefined) throw new Error('A field that is marked as personal needs what replaces it (erased).');
  return text;
}
