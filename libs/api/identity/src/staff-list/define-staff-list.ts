import {
  type Database,
  type Handler,
  isoDay,
  localDay,
  parseRequest,
  readsFromReplica,
  type RawRequest,
  StreamResponse,
} from '@heizplatz/api-platform';
import { type Call, type StaffListRequest } from '@heizplatz/contract';
import { countRows } from './list-repository';
import { readPage } from './read-page';
import type { FileCall, ListContext, StaffListParts } from './staff-list';
import { streamList } from './stream-list';
import { type WriteTarget, writeList } from './write-list';

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** What a file of a list will be, before it is written. */
export interface PlannedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly isPersonal: boolean;
  /** Rows, counted to STAFF_TOTAL_CAP + 1. */
  count(db: Database, context: ListContext): Promise<number>;
  write(db: Database, target: WriteTarget): Promise<number>;
  stream(db: Database, context: ListContext): StreamResponse;
}

/** A list's file, by the query of its export call. */
export interface StaffListFile {
  readonly call: Call;
  /** Throws VALIDATION when the query does not fit. */
  plan(raw: RawRequest, now: Date): PlannedFile;
}

export interface StaffList {
  readonly handlers: readonly Handler[];
  /** Null: the list has no file. */
  readonly file: StaffListFile | null;
}

function getFile<Query extends StaffListRequest, Row>(
  parts: StaffListParts<Query, Row>,
  exportCall: FileCall<Query>,
): StaffListFile {
  return {
    call: exportCall,
    plan: (raw, now) => {
      const { query } = parseRequest(exportCall, raw);
      const file = { query, format: query.format, isPersonal: query.personal === '1' };
      const fileName = `${parts.fileName}-${isoDay(localDay(now))}.${query.format}`;
      const contentType = CONTENT_TYPES[query.format];
      return {
        fileName,
        contentType,
        isPersonal: file.isPersonal,
        count: (db, context) => countRows(db, parts, { query, context }),
        write: (db, target) => writeList(db, parts, file, target),
        stream: (db, context) => new StreamResponse(streamList(db, parts, file, context), { contentType, fileName }),
      };
    },
  };
}

/** Handles a list's export call: streams the file while it is written, however long. */
const fileHandler = (file: StaffListFile): Handler =>
  readsFromReplica({
    call: file.call,
    answer: async (raw, context) => file.plan(raw, context.clock()).stream(context.db, context),
  });

/** Binds a list's calls to its rows; see the README of apps/support for an example. */
export function defineStaffList<Query extends StaffListRequest, Row>(parts: StaffListParts<Query, Row>): StaffList {
  const { call, exportCall } = parts;
  const list: Handler | null = call && {
    call,
    answer: async (raw, context) => readPage(context.db, parts, { query: parseRequest(call, raw).query, context }),
  };
  const file = exportCall ? getFile(parts, exportCall) : null;
  return { file, handlers: [...(list ? [readsFromReplica(list)] : []), ...(file ? [fileHandler(file)] : [])] };
}
