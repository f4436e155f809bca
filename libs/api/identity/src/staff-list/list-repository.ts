import type { Database } from '@heizplatz/api-platform';
import { STAFF_TOTAL_CAP, type StaffListRequest } from '@heizplatz/contract';
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchByIndex, searchInOrder } from './search-plan-repository';
import { getBeginning, getLabels, getPattern, isBeginning } from './search-terms';
import type { ListContext, RowId, StaffListRows } from './staff-list';
import { addOrderNumbers } from './written-order-numbers';

type Order = Pick<StaffListRows<never>, 'sorts' | 'defaultSort' | 'id'>;

function getSort({ sorts, defaultSort, id }: Order, sort: string): { expression: SQLWrapper; direction: SQL } {
  const known = (key: string) => Object.hasOwn(sorts, key.replace(/^-/, ''));
  const chosen = known(sort) ? sort : defaultSort;
  const expression = sorts[chosen.replace(/^-/, '')] ?? id;
  return { expression, direction: chosen.startsWith('-') ? sql`desc` : sql`asc` };
}

function getOrder(parts: Order, sort: string): SQL {
  const { expression, direction } = getSort(parts, sort);
  // Where nulls stand is left to the index.
  return sql`order by ${expression} ${direction}, ${parts.id} ${direction}`;
}

interface Request<Query> {
  readonly query: Query;
  readonly context: ListContext;
}

async function buildWhere<Query extends StaffListRequest>(
  db: Database,
  parts: StaffListRows<Query>,
  { query, context }: Request<Query>,
): Promise<SQL> {
  const condition = and(...parts.where(query, context), await parts.find?.(db, query.search));
  return condition ? sql`where ${condition}` : sql``;
}

const getFrom = <Query>({ from }: StaffListRows<Query>, { query, context }: Request<Query>): SQL =>
  typeof from === 'function' ? from(context, query) : from;

/** The ids of a list in its order, all of them. */
const allIds = <Query extends StaffListRequest>(
  parts: StaffListRows<Query>,
  { query, context }: Request<Query>,
  where: SQL,
): SQL =>
  sql`select ${parts.id} as id from ${getFrom(parts, { query, context })} ${where} ${getOrder(parts, query.sort)}`;

/** The ids of a page, and how many rows there are, counted to STAFF_TOTAL_CAP + 1. */
interface PageOfIds {
  readonly ids: RowId[];
  readonly counted: number;
}

interface Selection<Query> extends Request<Query> {
  readonly where: SQL;
}

/** Of rows that are all computed, at most so many, in one statement. */
async function getPageOfComputed<Query extends StaffListRequest>(
  db: Database,
  parts: StaffListRows<Query>,
  { query, context, where, most }: Selection<Query> & { readonly most?: number },
): Promise<PageOfIds> {
  const { expression, direction } = getSort(parts, query.sort);
  // A page behind the last row has none, but their number.
  const { rows } = await db.execute<{ id: RowId | null; counted: number }>(sql`
    with found as materialized (
      select ${parts.id} as id, ${expression} as sorted_by
      from ${getFrom(parts, { query, context })} ${where} ${most === undefined ? sql`` : sql`limit ${most}`}
    )
    select page.id, counted
    from (select count(*)::int as counted from (select 1 from found limit ${STAFF_TOTAL_CAP + 1}) as capped) as number
    left join (
      select id, sorted_by from found order by sorted_by ${direction}, id ${direction}
      limit ${query.size} offset ${(query.page - 1) * query.size}
    ) as page on true
    order by page.sorted_by ${direction}, page.id ${direction}`);
  return { ids: rows.flatMap(({ id }) => id ?? []), counted: rows[0]?.counted ?? 0 };
}

/** Of a word that one row in a thousand has, so many are found in order sooner than all of them by its index. */
const MOST_IN_ORDER = 250;

/** All that a search finds is computed and sorted, unless it is more than a list counts. */
async function getPageOfSearch<Query extends StaffListRequest>(
  db: Database,
  parts: StaffListRows<Query>,
  selection: Selection<Query>,
): Promise<PageOfIds> {
  const most = STAFF_TOTAL_CAP + 1;
  const found = await searchByIndex(db, (tx) => getPageOfComputed(tx, parts, { ...selection, most }));
  const { page, size } = selection.query;
  const firstOfMany = parts.firstOfMany?.(selection.query);
  if (found.counted < most || firstOfMany === 'capped') return found;
  const read = (tx: Database) => readIds(tx, parts, selection);
  if (firstOfMany !== 'in-order') return { ids: await read(db), counted: most };
  const search = page * size <= MOST_IN_ORDER ? searchInOrder : searchByIndex;
  return { ids: await search(db, read), counted: most };
}

async function readIds<Query extends StaffListRequest>(
  db: Database,
  parts: StaffListRows<Query>,
  selection: Selection<Query>,
): Promise<RowId[]> {
  const { page, size } = selection.query;
  const { rows } = await db.execute<{ id: RowId }>(
    sql`${allIds(parts, selection, selection.where)} limit ${size} offset ${(page - 1) * size}`,
  );
  return rows.map(({ id }) => id);
}

export async function getPageOfIds<Query extends StaffListRequest>(
  db: Database,
  parts: StaffListRows<Query>,
  request: Request<Query>,
): Promise<PageOfIds> {
  const { page, size, search } = request.query;
  // Once for ids and number: a search may query the database for it.
  const selection = { ...request, where: await buildWhere(db, parts, request) };
  if (parts.isSearchedByIndex && isSearch(search)) return getPageOfSearch(db, parts, selection);
  if (parts.areComputed) return getPageOfComputed(db, parts, selection);
  const ids = await readIds(db, parts, selection);
  // A page that is not full is the last: its end is the number.
  const counted = (page - 1) * size + ids.length;
  if (ids.length < size && (ids.length > 0 || page === 1)) return { ids, counted };
  return { ids, counted: await countFound(db, getFrom(parts, request), selection.where) };
}

/** How many rows there are, counted to STAFF_TOTAL_CAP + 1. */
export const countRows = async <Query extends StaffListRequest>(
  db: Database,
  parts: StaffListRows<Query>,
  request: Request<Query>,
): Promise<number> => countFound(db, getFrom(parts, request), await buildWhere(db, parts, request));

async function countFound(db: Database, from: SQL, where: SQL): Promise<number> {
  const cappedRows = sql`select 1 from ${from} ${where} limit ${STAFF_TOTAL_CAP + 1}`;
  const { rows } = await db.execute<{ counted: number }>(
    sql`select count(*)::int as counted from (${cappedRows}) as found`,
  );
  return rows[0]?.counted ?? 0;
}

/** Who stops reading for so long does not hold a connection any more. */
const IDLE_SECONDS = 30;

/** Reads all ids of a list in its order, portion by portion; ends with the transaction. */
export async function openIdCursor<Query extends StaffListRequest>(
  tx: Database,
  parts: StaffListRows<Query>,
  request: Request<Query>,
): Promise<(count: number) => Promise<RowId[]>> {
  const where = await buildWhere(tx, parts, request);
  await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${IDLE_SECONDS}s'`));
  await tx.execute(sql`declare staff_list no scroll cursor for ${allIds(parts, request, where)}`);
  return async (count) => {
    const { rows } = await tx.execute<{ id: RowId }>(sql.raw(`fetch forward ${count} from staff_list`));
    return rows.map(({ id }) => id);
  };
}

const getTerms = (search: string): string[] => getLabels(addOrderNumbers(search));
/** A comma alone finds nothing: all rows are listed. */
const isSearch = (search: string): boolean => getTerms(search).length > 0;

/**
 * Every word of a search is part of the row's text; an order's number is one word in any notation. `words` must equal
 * the expression of a trigram index:
 * `index('x_staff_search').using('gin', sql`staff_words(${table.name}, ${table.city}) gin_trgm_ops`)`; telephone
 * numbers go into it by `staff_digits(…)`. Undefined: no search.
 */
export function matchesText(searchText: SQL, search: string): SQL | undefined {
  const conditions = getTerms(search).map((term) => matchesTerm(searchText, term));
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}

/**
 * Most mailboxes share some domains, whose trigrams a whole index has in common: the index finds a mail address by its
 * mailbox, and the domain is compared in the rows found.
 */
function matchesTerm(searchText: SQL, term: string): SQL {
  if (isBeginning(term)) return sql`${searchText} ~ ${getBeginning(term)}`;
  const isWhole = sql`like ${getPattern(term)}`;
  const [, mailbox] = /^([^@]{3,}@)./.exec(term) ?? [];
  return mailbox
    ? sql`${searchText} like ${getPattern(mailbox)} and ${searchText} || '' ${isWhole}`
    : sql`${searchText} ${isWhole}`;
}
