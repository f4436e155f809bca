import { declaredColumns, defineStaffList, type RowId } from '@heizplatz/api-identity';
import {
  actionName,
  auditDifferences,
  type Database,
  fieldLabel,
  flatFields,
  outcomeText,
} from '@heizplatz/api-platform';
import { CALLS, type CallResponse, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { AUDIT_ROWS, readAuditLines } from './audit-repository';
import { findSubjects } from './audit-subjects';
import { differencesText } from './differences-text';

type Query = CallRequest<typeof CALLS.auditLog>['query'];
type Row = CallResponse<typeof CALLS.auditLog>['Rows'][number];

const requestText = (request: unknown): string =>
  [...flatFields(request)]
    .map(([field, value]) => `${fieldLabel(field.replace(/^(params|query|body) › /, ''))}: ${value}`)
    .join('\n');

async function readLines(db: Database, ids: readonly RowId[]): Promise<Row[]> {
  const rows = await readAuditLines(db, ids.map(Number));
  const subjects = await findSubjects(db, rows);
  return rows.map(({ line, end }, index) => ({
    AuditId: line.id,
    At: line.at.toISOString(),
    ActorId: line.actorId,
    ActorName: line.actorName,
    ForUserId: end?.forUserId ?? line.forUserId,
    ForUserName: end?.forUserName ?? line.forUserName,
    CallId: line.callId,
    Act: actionName(line.callId),
    Outcome: end?.outcome ?? '',
    OutcomeText: outcomeText(end?.outcome ?? ''),
    Reason: end?.reason ?? null,
    Differences: auditDifferences(end?.before, end?.after),
    Request: requestText(line.request),
    RequestId: line.requestId,
    Ip: line.ip,
    Subjects: subjects[index] ?? [],
  }));
}

const subjectsText = ({ Subjects }: Row): string => Subjects.map(({ Name }) => Name).join('; ');

/** The audit log, the newest line first. Lines are numbered as they are written, so their number is their time. */
export const auditList = defineStaffList<Query, Row>({
  call: CALLS.auditLog,
  exportCall: CALLS.exportAuditLog,
  ...AUDIT_ROWS,
  read: readLines,
  // node-postgres gives a bigint as text.
  getId: ({ AuditId }) => String(AuditId),
  ...declaredColumns(STAFF_LISTS.auditLog, {
    subjects: subjectsText,
    details: differencesText,
    number: ({ AuditId }: Row) => Number(AuditId),
  }),
});
