import * as v from 'valibot';
import { type Call, defineCall, type Schema } from '../call.ts';
import { staffFileQuery } from './staff-list.ts';

/** The call that gives a list of staff as a file: beside it, for the same roles, with the same search, order and filters. */
export function getListFile<const Entries extends v.ObjectEntries>(
  { path, access, query }: Call<undefined, v.ObjectSchema<Entries, undefined>, undefined, Schema, never>,
  id: string,
) {
  // Builds for browsers lack the queries that they never read (tools/build/schema-loader.ts).
  const filters: Entries | undefined = query?.entries;
  return defineCall({
    id,
    summary: 'The same list as a file',
    method: 'GET',
    path: `${path}/ausgabe`,
    query: v.object({ ...(filters as Entries), ...staffFileQuery }),
    response: v.unknown(),
    fileResponse: true,
    access,
    csrf: false,
  });
}
