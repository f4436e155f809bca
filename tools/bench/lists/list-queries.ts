import type { ListSample } from './list-samples.ts';
import type { StaffList } from './staff-lists.ts';

/** What is requested of a list, under a name; a run takes its own sample of the data. */
export interface ListQuery {
  readonly name: string;
  readonly getQuery: (sample: ListSample) => Readonly<Record<string, string>>;
}

const PAGED: readonly string[] = ['search', 'sort', 'page', 'size'];
/** The last page that can be asked for. */
const FAR = { page: '100', size: '100' };

/** Filters whose values are no fixed ones, by their names in the contract. */
const FREE: Readonly<Record<string, (sample: ListSample) => string>> = {
  dealer: ({ dealerId }) => dealerId,
  from: ({ day }) => day,
  month: ({ day }) => day.slice(0, 7),
  group: () => '3',
  person: () => '1',
};

const SEARCHES: Readonly<Record<string, (sample: ListSample) => string>> = {
  name: ({ name }) => name,
  'two names': ({ fullName }) => fullName,
  'order number': ({ number }) => number,
  'e-mail': ({ email }) => email,
  'part of an e-mail': ({ email }) => email.slice(2, 9),
  phone: ({ phone }) => phone,
  postcode: ({ zipCode }) => zipCode,
  'town and name': ({ city, name }) => `${city} ${name}`,
  'two letters': ({ name }) => name.slice(0, 2),
  'a word nobody has': () => 'qxzvw',
};

/** The values of a filter that the contract lists, without 'all'. */
function valuesOf(schema: unknown): string[] {
  const options: unknown = Reflect.get(Object(schema), 'options') ?? Reflect.get(Object(schema), 'literal');
  if (typeof options === 'string') return [options].filter(Boolean);
  if (Array.isArray(options))
    return options.flatMap((one) => (typeof one === 'string' ? [one] : valuesOf(one))).filter(Boolean);
  const wrapped: unknown = Reflect.get(Object(schema), 'wrapped');
  return wrapped === undefined ? [] : valuesOf(wrapped);
}

/** Each filter alone, each sort both ways and far back, each kind of search, and the most selective filter far back. */
export function listQueries({ call, sorts }: StaffList): readonly ListQuery[] {
  const entries: unknown = Reflect.get(Object(call.query ?? call.body), 'entries');
  const filters = Object.entries(Object(entries)).filter(([key]) => !PAGED.includes(key));
  const of = (name: string, query: Readonly<Record<string, string>>): ListQuery => ({ name, getQuery: () => query });
  const filtered = filters.flatMap(([key, schema]): ListQuery[] => {
    const free = FREE[key];
    const values = valuesOf(schema);
    if (values.length === 0 && free) return [{ name: key, getQuery: (sample) => ({ [key]: free(sample) }) }];
    return values.flatMap((value) => [
      of(`${key}=${value}`, { [key]: value }),
      of(`${key}=${value}, far back`, { [key]: value, ...FAR }),
    ]);
  });
  const sorted = sorts.flatMap((sort) =>
    [sort, `-${sort}`].flatMap((key) => [
      of(`by ${key}`, { sort: key }),
      of(`by ${key}, far back`, { sort: key, ...FAR }),
    ]),
  );
  const searched = Object.entries(SEARCHES).flatMap(([name, getText]): ListQuery[] => [
    { name: `search: ${name}`, getQuery: (sample) => ({ search: getText(sample) }) },
  ]);
  if (sorts.length === 0) return searched;
  return [of('first page', {}), of('far back', FAR), ...filtered, ...sorted, ...searched];
}
