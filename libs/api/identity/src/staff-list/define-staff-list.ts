import {
  type CallContext,
  type Database,
  type Handler,
  isoDay,
  localDay,
  parseRequest,
  problem,
  readsFromReplica,
  type RawRequest,
  StreamResponse,
} from '@heizplatz/api-platform';
import { type Call, FILE_REASON_MIN_LENGTH, type StaffListRequest } from '@heizplatz/contract';
import { countRows } from './list-repository';
import { readPage } from './read-page';
import type { FileCall, FileRequest, ListContext, StaffListParts } from './staff-list';
import { streamList } from './stream-list';
import { getFileColumns, type WriteTarget, writeList } from './write-list';

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** What a file of a list will be, before it is written. */
export interface PlannedFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Titles of its columns that name persons; none without a reason. */
  readonly personalColumns: readonly string[];
  /** Why it has those; empty without them. */
  readonly reason: string;
  /** Rows, counted to STAFF_TOTAL_CAP + 1. */
  count(db: Database, context: ListContext): Promise<number>;
  write(db: Database, target: WriteTarget): Promise<number>;
  stream(db: Database, context: ListContext): StreamResponse;
}

/** A list's file, by the query of its export call. */
export interface StaffListFile {
  readonly call: Call;
  /** Throws VALIDATION when the query does not fit, or asks for persons without a reason. */
  plan(raw: RawRequest, now: Date): PlannedFile;
}

export interface StaffList {
  readonly handlers: readonly Handler[];
  /** Null: the list has no file. */
  readonly file: StaffListFile | null;
}

/** Whether the file names persons. */
function isPersonalFile({ personal, reason }: FileRequest): boolean {
  if (personal === '1' && reason.length < FILE_REASON_MIN_LENGTH)
    throw problem('VALIDATION', { errors: [{ path: 'query.reason', code: 'REASON_REQ' }] });
  return personal === '1';
}

function getFile<Query extends StaffListRequest, Row>(
  parts: StaffListParts<Query, Row>,
  exportCall: FileCall<Query>,
): StaffListFile {
  return {
    call: exportCall,
    plan: (raw, now) => {
      const { query } = parseRequest(exportCall, raw);
      const file = { query, format: query.format, isPersonal: isPersonalFile(query) };
      const fileName = `${parts.fileName}-${isoDay(localDay(now))}.${query.format}`;
      const contentType = CONTENT_TYPES[query.format];
      return {
        fileName,
        contentType,
        personalColumns: getFileColumns(parts, file).flatMap(({ title, isPersonal }) => (isPersonal ? [title] : [])),
        reason: file.isPersonal ? query.reason : '',
        count: (db, context) => countRows(db, parts, { query, context }),
        write: (db, target) => writeList(db, parts, file, target),
        stream: (db, context) => new StreamResponse(streamList(db, parts, file, context), { contentType, fileName }),
      };
    },
  };
}

/** Adds to the audit entry of a file's call who is named in it, and why. */
export function noteFile({ personalColumns, reason }: PlannedFile, { audit }: Pick<CallContext, 'audit'>): void {
  if (personalColumns.length > 0) audit.note({ after: { Personenspalten: personalColumns.join(', ') }, reason });
}

/** Handles a list's export call: streams the file while it is written, however long. */
const fileHandler = (file: StaffListFile): Handler =>
  readsFromReplica({
    call: file.call,
    answer: async (raw, context) => {
      const planned = file.plan(raw, context.clock());
      noteFile(planned, context);
      return planned.stream(context.db, context);
    },
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
