import type { Schema } from '@heizplatz/contract';
import type * as v from 'valibot';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema';

/** A value of the schema's shape in which every text is the given one; picklists take their first option. */
export function fillTexts(schema: Schema, text: string): unknown {
  const [entries, item, wrapped, options, literal] = ['entries', 'item', 'wrapped', 'options', 'literal'].map(
    (name): unknown => Reflect.get(schema, name),
  );
  if (typeof entries === 'object' && entries !== null)
    return Object.fromEntries(
      Object.entries(entries).flatMap(([key, field]) => (isSchema(field) ? [[key, fillTexts(field, text)]] : [])),
    );
  if (isSchema(item)) return [fillTexts(item, text)];
  if (isSchema(wrapped)) return fillTexts(wrapped, text);
  if (Array.isArray(options)) {
    const [first]: readonly unknown[] = options;
    return isSchema(first) ? fillTexts(first, text) : first;
  }
  if (literal !== undefined) return literal;
  if (schema.type === 'boolean') return true;
  return schema.type === 'number' ? 1 : text;
}
