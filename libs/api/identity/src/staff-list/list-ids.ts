import type { Database } from '@heizplatz/api-platform';
import { STAFF_TOTAL_CAP, type StaffListRequest } from '@heizplatz/contract';
import { and, sql, type SQL } from 'drizzle-orm';
import type { ListContext, RowId, StaffListParts } from './staff-list';

type Order = Pick<StaffListParts<never, never>, 'sorts' | 'defaultSort' | 'id'>;

function orderOf({ sorts, defaultSort, id }: Order, sort: string): SQL {
  const known = (key: string) => Object.hasOwn(sorts, key.replace(/^-/, ''));
  const chosen = known(sort) ? sort : defaultSort;
  const expression = sorts[chosen.replace(/^-/, '')] ?? id;
  const direction = chosen.startsWith('-') ? sql`desc` : sql`asc`;
  // Where nulls stand is left to the index.
  return sql`order by ${expression} ${direction}, ${id} ${direction}`;
}

const whereOf = <Query extends StaffListRequest, Row>(
  parts: StaffListParts<Query, Row>,
  query: Query,
  context: ListContext,
): SQL => {
  const condition = and(...parts.where(query, context));
  return condition ? sql`where ${condition}` : sql``;
};

const fromOf = (from: SQL | ((context: ListContext) => SQL), context: ListContext): SQL =>
  typeof from === 'function' ? from(context) : from;

/** The ids of a list in its order, all of them: for a cursor. */
export const allIds = <Query extends StaffListRequest, Row>(
  parts: StaffListParts<Query, Row>,
  query: Query,
  context: ListContext,
): SQL =>
  sql`select ${parts.id} as id from ${fromOf(parts.from, context)} ${whereOf(parts, query, context)} ${orderOf(parts, query.sort)}`;

/** The ids of a page, and how many rows there are, counted to STAFF_TOTAL_CAP + 1. */
export async function pageOfIds<Query extends StaffListRequest, Row>(
  db: Database,
  parts: StaffListParts<Query, Row>,
  { query, context }: { query: Query; context: ListContext },
): Promise<{ ids: RowId[]; counted: number }> {
  const offset = (query.page - 1) * query.size;
  const { rows } = await db.execute<{ id: RowId }>(
    sql`${allIds(parts, query, context)} limit ${query.size} offset ${offset}`,
  );
  const ids = rows.map(({ id }) => id);
  // A page that is not full is the last: its end is the number.
  if (ids.length < query.size && (ids.length > 0 || offset === 0)) return { ids, counted: offset + ids.length };
  return { ids, counted: await countRows(db, parts, { query, context }) };
}

/** How many rows there are, counted to STAFF_TOTAL_CAP + 1. */
export async function countRows<Query extends StaffListRequest, Row>(
  db: Database,
  parts: StaffListParts<Query, Row>,
  { query, context }: { query: Query; context: ListContext },
): Promise<number> {
  const found = sql`select 1 from ${fromOf(parts.from, context)} ${whereOf(parts, query, context)} limit ${STAFF_TOTAL_CAP + 1}`;
  const { rows } = await db.execute<{ counted: number }>(sql`select count(*)::int as counted from (${found}) as found`);
  return rows[0]?.counted ?? 0;
}
