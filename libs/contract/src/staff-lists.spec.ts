import { CALLS, fileTitle, sortKeys, STAFF_LISTS } from './index.ts';
import type { ListDeclaration } from './fields/list-declaration.ts';
import type { Call } from './call.ts';

const PAGED: readonly string[] = ['search', 'sort', 'page', 'size', 'columns'];
const calls = new Map(Object.values<Call>(CALLS).map((call) => [call.id, call]));
const entriesOf = (schema: unknown): object => Object(Reflect.get(Object(schema), 'entries'));

/** The row of a list's response: itself, or the one beside its JSON text. */
function rowEntries({ response }: Call): object {
  const options: unknown = Reflect.get(Object(response), 'options');
  const shapes: unknown[] = Array.isArray(options) ? options : [response];
  const rows = shapes.map((shape) => Reflect.get(entriesOf(shape), 'Rows')).find(Boolean);
  return entriesOf(Reflect.get(Object(rows), 'item'));
}

/** The values of an enumeration, be it nullable, optional or of numbers. */
function codesOf(schema: unknown): string[] {
  const options: unknown = Reflect.get(Object(schema), 'options');
  if (Array.isArray(options))
    return options.flatMap((one: unknown) =>
      typeof one === 'string' || typeof one === 'number' ? [String(one)] : codesOf(one),
    );
  const literal: unknown = Reflect.get(Object(schema), 'literal');
  if (typeof literal === 'string' || typeof literal === 'number') return [String(literal)];
  const wrapped: unknown = Reflect.get(Object(schema), 'wrapped');
  return wrapped === undefined ? [] : codesOf(wrapped);
}

describe.each(Object.entries<ListDeclaration<never>>(STAFF_LISTS))('the list of %s', (id, list) => {
  const call = calls.get(id);
  if (!call) throw new Error(`${id} is no call`);

  it('shows fields that its rows have', () => {
    const fields = Object.values(list.columns).flatMap(({ field }) => field ?? []);
    expect(fields.filter((field) => !Object.hasOwn(rowEntries(call), field))).toEqual([]);
    expect(Object.values(list.columns).length).toBeGreaterThanOrEqual(3);
  });

  it('heads no two columns alike, and knows what each code of one is called', () => {
    const titles = Object.values(list.columns).map(fileTitle);
    expect(new Set(titles).size).toBe(titles.length);
    expect(
      Object.values(list.columns).filter(({ kind, labels }) => (kind === 'code') !== (labels !== undefined)),
    ).toEqual([]);
  });

  it('names each code that its rows may have', () => {
    const unnamed = Object.values(list.columns).flatMap(({ field, labels }) =>
      field === undefined || !labels
        ? []
        : codesOf(Reflect.get(rowEntries(call), field)).filter((code) => !Object.hasOwn(labels, code)),
    );
    expect(unnamed).toEqual([]);
  });

  it('has each filter that its call takes, and no other', () => {
    const taken = Object.keys(entriesOf(call.query ?? call.body)).filter((key) => !PAGED.includes(key));
    expect(Object.keys(list.filters).toSorted()).toEqual(taken.toSorted());
  });

  it('is sorted by one of its sorts when nobody asks, and has each once', () => {
    const sorts = sortKeys(list);
    expect(sorts).toContain(list.defaultSort.replace(/^-/, ''));
    expect(new Set(sorts).size).toBe(sorts.length);
  });
});
