import type { CallContext, Database } from '@heizplatz/api-platform';
import type { AnyList, Call, SortKey, StaffListRequest } from '@heizplatz/contract';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { BaseIssue, BaseSchema } from 'valibot';
import type { StaffColumn } from './staff-column';

/** The caller's context available to a list's rules; also present in jobs, which have no request. */
export type ListContext = Pick<CallContext, 'clock' | 'user'>;

export type RowId = string | number;

export interface RowsResponse<Row> {
  Rows: Row[];
  Total: number;
  IsTotalCapped: boolean;
  Page: number;
  PageSize: number;
}

type Parsed<Output> = BaseSchema<unknown, Output, BaseIssue<unknown>>;

/** A call with `staffListQuery` and `staffListAnswer`. */
export type ListCall<Query, Row> = Call<undefined, Parsed<Query>, undefined, Parsed<RowsResponse<Row>>>;

/** Query parameters of a list's file beside the list's own query. */
export interface FileRequest {
  readonly format: 'csv' | 'xlsx';
  readonly personal: '0' | '1';
  readonly reason: string;
}
/** A call with `staffExportQuery` and the list's filters, that `answersFile`. */
export type FileCall<Query> = Call<undefined, Parsed<Query & FileRequest>>;

/** Which rows a list has, and in which order; stands in the repository of their noun. */
export interface StaffListRows<Query> {
  /** The unique column that rows are known by; ties are ordered by it. */
  readonly id: SQLWrapper;
  /** Tables and joins that id, filters and sorts need, no others: sql`${orders}`. One row an id. */
  readonly from: SQL | ((context: ListContext, query: Query) => SQL);
  /** Groups: there is no first row before all are computed, so that is done once for a page and their number. */
  readonly areComputed?: boolean;
  /**
   * Whether what is searched has a trigram index and many rows: all that a search finds is computed once for a page and its
   * number, by that index.
   */
  readonly isSearchedByIndex?: boolean;
  /**
   * How the first rows are found where a search finds more than a list counts. 'in-order': an index of the table that has the
   * words has the list's order too. 'capped': only as many are sorted, the first that are found, since by what the words'
   * table does not know it would take seconds to look for them in order. Absent: as the planner decides.
   */
  readonly firstOfMany?: (query: Query) => 'in-order' | 'capped';
  /** Filters and search; all of them have to be true. Each backed by an index. */
  readonly where: (query: Query, context: ListContext) => readonly (SQL | undefined)[];
  /** A search's condition where it needs a query of its own before: the planner has to know what that finds. */
  readonly find?: (db: Database, search: string) => Promise<SQL | undefined>;
  /** What can be sorted by, under the keys of the address; each backed by an index. */
  readonly sorts: Readonly<Record<string, SQLWrapper>>;
  /** A key of `sorts`, '-' before it: descending. */
  readonly defaultSort: string;
}

/** Those that a declared list is sorted by: `sorts: { … } satisfies ListSorts<typeof STAFF_LISTS.x>`. */
export type ListSorts<List extends AnyList> = Readonly<Record<SortKey<List>, SQLWrapper>>;

/**
 * A staff list in parts. The matching rows are queried by their ids alone (`from`, `where`, `sorts`), and only those
 * of a page are read: so a far page, and a file of all, cost only what their rows cost.
 */
export interface StaffListParts<Query extends StaffListRequest, Row> extends StaffListRows<Query> {
  /** Null: the list is returned (by readPage) by a call of its own, one that is not a GET. */
  readonly call: ListCall<Query, Row> | null;
  /** Absent: the list has no file. */
  readonly exportCall?: FileCall<Query>;
  /** The rows of these ids, in any order; one that is gone meanwhile may be missing. */
  readonly read: (db: Database, ids: readonly RowId[], context: ListContext) => Promise<readonly Row[]>;
  readonly getId: (row: Row) => RowId;
  /** Columns of its files, in their order. */
  readonly columns: readonly StaffColumn<Row>[];
  /** Where the caller selects some of them; absent: all. */
  readonly getColumns?: (query: Query) => readonly StaffColumn<Row>[];
  /** The files' name, without day and ending: 'bestellungen'. */
  readonly fileName: string;
}
