import type { Database } from '@heizplatz/api-platform';
import type { StaffListRequest } from '@heizplatz/contract';
import { csvSink } from './csv-sink';
import type { WriteBytes } from './file-sink';
import { openIdCursor } from './list-repository';
import { rowsInOrder } from './read-page';
import type { StaffColumn } from './staff-column';
import type { FileRequest, ListContext, StaffListParts } from './staff-list';
import { xlsxSink } from './xlsx-sink';

/** Rows that are in memory at once. */
const BATCH = 1000;

export interface ListFile<Query extends StaffListRequest> {
  readonly query: Query;
  readonly format: FileRequest['format'];
  /** With the columns that name persons. */
  readonly isPersonal: boolean;
}

export interface WriteTarget {
  readonly context: ListContext;
  readonly write: WriteBytes;
  /** Called after each batch with the number of rows written. */
  readonly onRows?: (count: number) => Promise<void>;
}

/** The columns that a request gets, in the order of the file. */
export const getFileColumns = <Query extends StaffListRequest, Row>(
  parts: StaffListParts<Query, Row>,
  { query, isPersonal }: Pick<ListFile<Query>, 'query' | 'isPersonal'>,
): readonly StaffColumn<Row>[] =>
  (parts.getColumns?.(query) ?? parts.columns).filter((column) => isPersonal || !column.isPersonal);

/**
 * Writes all rows of a list as one file, from one snapshot and by a cursor, so that its memory does not grow with the
 * list. Holds a connection until the end.
 */
export function writeList<Query extends StaffListRequest, Row>(
  db: Database,
  parts: StaffListParts<Query, Row>,
  { query, format, isPersonal }: ListFile<Query>,
  { context, write, onRows }: WriteTarget,
): Promise<number> {
  const columns = getFileColumns(parts, { query, isPersonal });
  const sink = (format === 'csv' ? csvSink : xlsxSink)(columns, write);
  const readInto = async (tx: Database): Promise<number> => {
    const nextIds = await openIdCursor(tx, parts, { query, context });
    let count = 0;
    for (;;) {
      const ids = await nextIds(BATCH);
      for (const row of await rowsInOrder(tx, parts, { ids, context }))
        await sink.row(columns.map(({ value }) => value(row)));
      count += ids.length;
      await onRows?.(count);
      if (ids.length < BATCH) break;
    }
    await sink.end();
    return count;
  };
  return db.transaction(readInto, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
