import { type AnyList, type Call, CALLS, sortKeys, STAFF_LISTS } from '@heizplatz/contract';

/** A list of staff with what it is sorted by. Filters are read out of the contract. */
export interface StaffList {
  readonly call: Call;
  readonly sorts: readonly string[];
}

const DECLARED: ReadonlyMap<string, AnyList> = new Map(Object.entries<AnyList>(STAFF_LISTS));
/** Releases are files, and permissions are code: their lists do not query the database. */
const OF_FILES: readonly string[] = [CALLS.staffReleases.id, CALLS.publishedReleases.id, CALLS.staffPermissions.id];

/** The response itself, or the one beside its JSON text. */
const shapesOf = (response: unknown): unknown[] => {
  const options: unknown = Reflect.get(Object(response), 'options');
  return Array.isArray(options) ? options : [response];
};
const isList = ({ response }: Call): boolean =>
  shapesOf(response).some((shape) => {
    const entries: unknown = Reflect.get(Object(shape), 'entries');
    return ['Rows', 'Total', 'IsTotalCapped'].every((key) => Object.hasOwn(Object(entries), key));
  });

function getSorts({ id }: Call): readonly string[] {
  const list = DECLARED.get(id);
  if (!list) throw new Error(`The contract declares no list ${id}`);
  return sortKeys(list);
}

/** Every paged list of staff, and the search box. Throws where the contract has a list that it does not declare. */
export function staffLists(): readonly StaffList[] {
  const calls = Object.values<Call>(CALLS).filter(
    // A list beside one object takes its number in the path, and is as long as that object's own.
    (call) => isList(call) && call.params === undefined && !OF_FILES.includes(call.id),
  );
  return [...calls.map((call) => ({ call, sorts: getSorts(call) })), { call: CALLS.staffSearch, sorts: [] }];
}
