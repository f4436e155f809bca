import * as v from 'valibot';

type QuerySchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * A list's query in an address, by the schema of the list's call. Values that are unknown to the schema are omitted,
 * and so are those that it rejects: an old or mistyped address displays the list, not an error.
 */
export function listQuery<S extends QuerySchema>(schema: S | undefined, params: URLSearchParams): v.InferInput<S> {
  if (!schema) throw new Error('a list’s call has a query');
  const known = [...params].filter(([key]) => Object.hasOwn(schema.entries, key));
  const query: Record<string, string> = Object.fromEntries(known);
  const { issues = [] } = v.safeParse(schema, query);
  for (const issue of issues) delete query[String(issue.path?.[0]?.key)];
  if (!v.is(schema, query)) throw new Error('a list’s query has to do without any of its values');
  return query;
}
