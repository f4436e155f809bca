import { dealers } from '@heizplatz/api-dealers';
import {
  IS_PERSON,
  type ListSorts,
  matchesText,
  orderNumberInput,
  type StaffListRows,
  users,
} from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import {
  AUDITED_DEALER,
  AUDITED_ORDERS,
  auditLog,
  auditOutcomes,
  auditUnfinished,
  type Database,
  HELD_OUTCOME,
  TIME_ZONE,
} from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS, STAFF_TOTAL_CAP } from '@heizplatz/contract';
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';

type Query = CallRequest<typeof CALLS.auditLog>['query'];

const TERMS = sql`staff_words(${users.firstName}, ${users.lastName}, ${users.email}, staff_digits(${users.phone}))`;
/** More people than these are no search for one. */
const MAX_PEOPLE = 200;

/** Only those for whom. */
const linesFor = (id: number): SQL => sql`${auditLog.id} in (
  select id from audit_log where for_user_id = ${id} union all select audit_id from audit_outcomes where for_user_id = ${id})`;

/** Lines whose request names the order, by its id or its number; among others too. */
const linesAboutOrder = (number: string): SQL => sql`${auditLog.id} in (
  select id from audit_log where ${AUDITED_ORDERS} ?| array(
    select ${orders.id}::text from ${orders} where ${orders.number} = ${number} union all select ${number}::text))`;

/** More dealers than these are no search for one. */
const MAX_DEALERS = 50;

/** By its number, or by a part of its name or company. */
function getDealers(dealer: string): SQL {
  if (/^\d{1,9}$/.test(dealer)) return sql`select ${Number(dealer)}::int as id`;
  const part = `%${dealer.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`select id from ${dealers}
    where ${dealers.name} collate "und-x-icu" ilike ${part} or ${dealers.company} collate "und-x-icu" ilike ${part} limit ${MAX_DEALERS}`;
}

/** Lines whose request names one of these dealers, and those of what was done for it. */
const linesAboutDealer = (dealer: string): SQL => sql`${auditLog.id} in (
  select id from audit_log where ${AUDITED_DEALER} in (select found.id::text from (${getDealers(dealer)}) as found)
  union all select audit_id from audit_outcomes where dealer_id in (${getDealers(dealer)}))`;

/**
 * Lines in which one of the people found acted, or for whom. Who they are is looked up before: the planner has to know
 * whether they act so often that the newest lines are theirs anyway, or so seldom that an index of them is read. Of more
 * outcomes that name them than a list counts, the newest.
 */
async function findLinesOfPeople(db: Database, search: string): Promise<SQL | undefined> {
  const condition = matchesText(TERMS, search);
  if (!condition) return undefined;
  const found = await db.select({ id: users.id }).from(users).where(condition).limit(MAX_PEOPLE);
  if (found.length === 0) return sql`false`;
  const people = sql`any(${sql.param(found.map(({ id }) => id))}::int[])`;
  const known = await db
    .select({ id: auditOutcomes.auditId })
    .from(auditOutcomes)
    .where(sql`${auditOutcomes.forUserId} = ${people}`)
    .orderBy(desc(auditOutcomes.auditId))
    .limit(STAFF_TOTAL_CAP + 1);
  const outcomes = sql`any(${sql.param(known.map(({ id }) => id))}::bigint[])`;
  return sql`(${auditLog.actorId} = ${people} or ${auditLog.forUserId} = ${people} or ${auditLog.id} = ${outcomes})`;
}

const OUTCOMES: Readonly<Record<Query['outcome'], SQL | undefined>> = {
  '': undefined,
  done: sql`exists (select from audit_outcomes where audit_id = ${auditLog.id} and outcome = 'done')`,
  held: sql`exists (select from audit_outcomes where audit_id = ${auditLog.id} and outcome = ${HELD_OUTCOME})`,
  refused: sql`exists (select from audit_outcomes where audit_id = ${auditLog.id} and outcome not in ('done', ${HELD_OUTCOME}))`,
  broken: sql`${auditLog.id} in (select ${auditUnfinished.auditId} from ${auditUnfinished})`,
};

/** The first moment of a day as people here count it, so many days later. */
const dayBegin = (day: string, daysLater: number): SQL =>
  sql`(${day}::date + ${daysLater}::int)::timestamp at time zone ${TIME_ZONE}`;

function buildWhere({ person, forUser, order, dealer, call, from, to, outcome }: Query) {
  return [
    person === '' ? undefined : eq(auditLog.actorId, person),
    forUser === '' ? undefined : linesFor(forUser),
    order === '' ? undefined : linesAboutOrder(orderNumberInput(order)),
    dealer === '' ? undefined : linesAboutDealer(dealer),
    call === '' ? undefined : eq(auditLog.callId, call),
    from === '' ? undefined : sql`${auditLog.at} >= ${dayBegin(from, 0)}`,
    to === '' ? undefined : sql`${auditLog.at} < ${dayBegin(to, 1)}`,
    OUTCOMES[outcome],
  ];
}

/** Lines are numbered as they are written, so that their number is their time. */
export const AUDIT_ROWS: StaffListRows<Query> = {
  id: auditLog.id,
  from: sql`${auditLog}`,
  where: buildWhere,
  find: findLinesOfPeople,
  sorts: { at: auditLog.id } satisfies ListSorts<typeof STAFF_LISTS.auditLog>,
  defaultSort: STAFF_LISTS.auditLog.defaultSort,
};

/** Lines with their outcome (null: none was written) and the orders that they name. */
export const readAuditLines = (db: Database, ids: readonly number[]) =>
  db
    .select({ line: auditLog, end: auditOutcomes, orders: sql<unknown[]>`${AUDITED_ORDERS}` })
    .from(auditLog)
    .leftJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
    .where(inArray(auditLog.id, [...ids]));

export type AuditLine = Awaited<ReturnType<typeof readAuditLines>>[number];

/** Accounts of people, by last name. */
export function listPeople(db: Database) {
  const { id, firstName, lastName, email } = users;
  return db.select({ id, firstName, lastName, email }).from(users).where(IS_PERSON).orderBy(asc(lastName));
}
