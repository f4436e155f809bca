import type { Database } from '@heizplatz/api-platform';
import { STAFF_TOTAL_CAP, type StaffListRequest } from '@heizplatz/contract';
import { getPageOfIds } from './list-repository';
import type { ListContext, RowId, RowsResponse, StaffListParts } from './staff-list';

/** The rows of the ids, in the ids' order; those that are gone are left out. */
export async function rowsInOrder<Query extends StaffListRequest, Row>(
  db: Database,
  parts: StaffListParts<Query, Row>,
  { ids, context }: { ids: readonly RowId[]; context: ListContext },
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await parts.read(db, ids, context);
  const entriesById = new Map(rows.map((row) => [parts.getId(row), row]));
  return ids.flatMap((id) => entriesById.get(id) ?? []);
}

/** A page of a list as in its call's response. */
export async function readPage<Query extends StaffListRequest, Row>(
  db: Database,
  parts: StaffListParts<Query, Row>,
  { query, context }: { query: Query; context: ListContext },
): Promise<RowsResponse<Row>> {
  const { ids, counted } = await getPageOfIds(db, parts, { query, context });
  return {
    Rows: await rowsInOrder(db, parts, { ids, context }),
    Total: Math.min(counted, STAFF_TOTAL_CAP),
    IsTotalCapped: counted > STAFF_TOTAL_CAP,
    Page: query.page,
    PageSize: query.size,
  };
}
