import { after, type Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { and, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { matchesText } from '../staff-list/list-repository';
import type { ListContext, ListSorts, RowId, StaffListRows } from '../staff-list/staff-list';
import { CUSTOMER_ALONE, refreshFamilies, secondFactors, users } from '../users/schema';
import type { Account } from '../users/user-repository';

/** Who is more than a customer: neither guests, plain customers nor dealers. Backed by the index users_people. */
export const IS_PERSON: SQL = sql`not ${users.isGuest} and ${users.roles} <> ${CUSTOMER_ALONE} and ${users.roles} <> '{}'`;

/** Locked until the transaction ends; null for customers, dealers and unknown users. */
export async function lockPerson(tx: Database, personId: number): Promise<Account | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, personId), IS_PERSON))
    .for('update');
  return row ?? null;
}

export async function findPerson(db: Database, personId: number): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, personId), IS_PERSON));
  return row ?? null;
}

/** Admins beside this one who can log in. */
export async function countOtherAdmins(tx: Database, personId: number): Promise<number> {
  const isAdmin = sql`${ROLES.admin} = any(${users.roles}) and ${users.passwordHash} is not null`;
  return tx.$count(users, and(ne(users.id, personId), isAdmin, isNull(users.lockedAt)));
}

/** Whether a second factor is in force. */
export async function hasSecondFactor(db: Database, personId: number): Promise<boolean> {
  return (await db.$count(secondFactors, and(eq(secondFactors.userId, personId), sql`confirmed_at is not null`))) > 0;
}

/** Active sessions, its own and those of its impersonations, the newest first. */
export function openSessionsOf(db: Database, personId: number, now: Date) {
  const { id, createdAt, actingUserId: impersonatorId, userId, endedAt, expiresAt } = refreshFamilies;
  return db
    .select({ id, createdAt, actingUserId: impersonatorId })
    .from(refreshFamilies)
    .where(and(or(eq(userId, personId), eq(impersonatorId, personId)), isNull(endedAt), gt(expiresAt, now)))
    .orderBy(desc(createdAt))
    .limit(50);
}

type Query = CallRequest<typeof CALLS.staffUsers>['query'];

/** Accounts without a login for this long are reviewed: an unused login is not missed. */
const INACTIVE_SECONDS = 90 * 86_400;

const TERMS = sql`staff_words(${users.firstName}, ${users.lastName}, ${users.email}, staff_digits(${users.phone}))`;
const LAST_SEEN = sql`coalesce(${users.lastLoginAt}, ${users.createdAt})`;

function buildWhere({ search, role, inactive }: Query, { clock }: ListContext) {
  const since = after(clock(), -INACTIVE_SECONDS).toISOString();
  return [
    IS_PERSON,
    matchesText(TERMS, search),
    role === '' ? undefined : sql`${role} = any(${users.roles})`,
    inactive === '' ? undefined : inactive === 'ja' ? sql`${LAST_SEEN} < ${since}` : sql`${LAST_SEEN} >= ${since}`,
  ];
}

/** Few, so that they are sorted after the query. */
export const PEOPLE: StaffListRows<Query> = {
  id: users.id,
  from: sql`${users}`,
  where: buildWhere,
  sorts: {
    name: sql`${users.lastName} collate "und-x-icu"`,
    email: users.email,
    lastLogin: users.lastLoginAt,
  } satisfies ListSorts<typeof STAFF_LISTS.staffUsers>,
  defaultSort: STAFF_LISTS.staffUsers.defaultSort,
};

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

/** People with when their second factor came into force. */
export const findPeople = (db: Database, ids: readonly RowId[]) =>
  db
    .select({ user: users, confirmedAt: secondFactors.confirmedAt })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(inArray(users.id, ids.map(Number)));
