import { defineStaffList, type RowId, users, wordsMatch } from '@heizplatz/api-identity';
import {
  actName,
  auditDifferences,
  auditLog,
  auditOutcomes,
  type Database,
  flatFields,
  outcomeText,
} from '@heizplatz/api-platform';
import { CALLS, type CallAnswer, type CallRequest } from '@heizplatz/contract';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';

type Query = CallRequest<typeof CALLS.auditLog>['query'];
type Row = CallAnswer<typeof CALLS.auditLog>['Rows'][number];

const WORDS = sql`staff_words(${users.firstName}, ${users.lastName}, ${users.email}, staff_digits(${users.phone}))`;
/** More people than these are no search for one. */
const MAX_PEOPLE = 200;

/** Lines in which one of these people acted, or for whom. Each side by its own index. */
const linesOf = (ids: SQL): SQL => sql`${auditLog.id} in (
  select id from audit_log where actor_id = any(${ids})
  union all select id from audit_log where for_user_id = any(${ids})
  union all select audit_id from audit_outcomes where for_user_id = any(${ids}))`;

/** Only those for whom. */
const linesFor = (id: number): SQL => sql`${auditLog.id} in (
  select id from audit_log where for_user_id = ${id} union all select audit_id from audit_outcomes where for_user_id = ${id})`;

function searched(search: string): SQL | undefined {
  const found = wordsMatch(WORDS, search);
  return found && linesOf(sql`array(select ${users.id} from ${users} where ${found} limit ${MAX_PEOPLE})`);
}

const OUTCOMES: Readonly<Record<Query['outcome'], SQL | undefined>> = {
  '': undefined,
  done: sql`exists (select from audit_outcomes where audit_id = ${auditLog.id} and outcome = 'done')`,
  refused: sql`exists (select from audit_outcomes where audit_id = ${auditLog.id} and outcome <> 'done')`,
  broken: sql`not exists (select from audit_outcomes where audit_id = ${auditLog.id})`,
};

/** The first moment of a day as people here count it, so many days later. */
const dayBegin = (day: string, daysLater: number): SQL =>
  sql`(${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/Berlin'`;

function whereOf({ search, person, forUser, call, from, to, outcome }: Query) {
  return [
    searched(search),
    person === '' ? undefined : eq(auditLog.actorId, person),
    forUser === '' ? undefined : linesFor(forUser),
    call === '' ? undefined : eq(auditLog.callId, call),
    from === '' ? undefined : sql`${auditLog.at} >= ${dayBegin(from, 0)}`,
    to === '' ? undefined : sql`${auditLog.at} < ${dayBegin(to, 1)}`,
    OUTCOMES[outcome],
  ];
}

const requestText = (request: unknown): string =>
  [...flatFields(request)]
    .map(([field, value]) => `${field.replace(/^(params|query|body) › /, '')}: ${value}`)
    .join('\n');

async function readLines(db: Database, ids: readonly RowId[]): Promise<Row[]> {
  const rows = await db
    .select({ line: auditLog, end: auditOutcomes })
    .from(auditLog)
    .leftJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
    .where(inArray(auditLog.id, ids.map(Number)));
  return rows.map(({ line, end }) => ({
    AuditId: line.id,
    At: line.at.toISOString(),
    ActorId: line.actorId,
    ActorName: line.actorName,
    ForUserId: end?.forUserId ?? line.forUserId,
    ForUserName: end?.forUserName ?? line.forUserName,
    CallId: line.callId,
    Act: actName(line.callId),
    Outcome: end?.outcome ?? '',
    OutcomeText: outcomeText(end?.outcome ?? ''),
    Reason: end?.reason ?? null,
    Differences: auditDifferences(end?.before, end?.after),
    Request: requestText(line.request),
    RequestId: line.requestId,
    Ip: line.ip,
  }));
}

const differencesText = ({ Differences }: Row): string =>
  Differences.map(({ Field, Before, After }) => `${Field}: ${Before ?? '–'} → ${After ?? '–'}`).join('; ');

/** The audit log, the newest line first. Lines are numbered as they are written, so their number is their time. */
export const auditList = defineStaffList<Query, Row>({
  call: CALLS.auditLog,
  exportCall: CALLS.exportAuditLog,
  id: auditLog.id,
  from: sql`${auditLog}`,
  where: whereOf,
  sorts: { at: auditLog.id },
  defaultSort: '-at',
  read: readLines,
  // node-postgres gives a bigint as text.
  idOf: ({ AuditId }) => String(AuditId),
  columns: [
    { title: 'Zeit', kind: 'time', value: ({ At }) => At },
    { title: 'Wer', kind: 'text', value: ({ ActorName }) => ActorName, isPersonal: true },
    { title: 'Für wen', kind: 'text', value: ({ ForUserName }) => ForUserName, isPersonal: true },
    { title: 'Was', kind: 'text', value: ({ Act }) => Act },
    { title: 'Ergebnis', kind: 'text', value: ({ OutcomeText }) => OutcomeText },
    { title: 'Änderungen', kind: 'text', value: differencesText, isPersonal: true },
    { title: 'Grund', kind: 'text', value: ({ Reason }) => Reason, isPersonal: true },
    { title: 'Anfrage', kind: 'text', value: ({ Request }) => Request, isPersonal: true },
    { title: 'Anfragenummer', kind: 'text', value: ({ RequestId }) => RequestId },
  ],
  fileName: 'protokoll',
});
