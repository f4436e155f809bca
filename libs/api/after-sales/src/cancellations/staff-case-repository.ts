import { dealers } from '@heizplatz/api-dealers';
import { users } from '@heizplatz/api-identity';
import { type OrderRow, orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { CaseRow, CommentRow } from './case-repository';
import { cancellationCases, cancellationComments } from './schema';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

/** A case with what staff sees beside it. */
export interface StaffCase {
  readonly row: CaseRow;
  readonly order: OrderRow;
  readonly dealerName: string;
  readonly owner: Person | null;
}
export interface NamedComment {
  readonly row: CommentRow;
  readonly author: Person | null;
}

const cases = cancellationCases;
const owners = { firstName: users.firstName, lastName: users.lastName };
const staffCases = (db: Database) =>
  db
    .select({ row: cases, order: orders, dealerName: dealers.name, owner: owners })
    .from(cases)
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .innerJoin(dealers, eq(dealers.id, cases.dealerId))
    .leftJoin(users, eq(users.id, cases.ownerUserId));

export async function findStaffCase(db: Database, orderId: string): Promise<StaffCase | undefined> {
  const [row] = await staffCases(db).where(eq(cases.orderId, orderId));
  return row;
}

export const findStaffCases = (db: Database, orderIds: readonly string[]): Promise<StaffCase[]> =>
  orderIds.length === 0 ? Promise.resolve([]) : staffCases(db).where(inArray(cases.orderId, [...orderIds]));

/** Statistics of the pending work. */
export async function countWaiting(db: Database): Promise<{ open: number; unanswered: number }> {
  const open = await db.$count(cases, eq(cases.isBooked, false));
  const unanswered = await db.$count(cases, or(eq(cases.customerWaits, true), eq(cases.dealerWaits, true)));
  return { open, unanswered };
}

/** Of several cases, oldest first. */
export async function namedComments(db: Database, orderIds: readonly string[]): Promise<NamedComment[]> {
  if (orderIds.length === 0) return [];
  return db
    .select({ row: cancellationComments, author: owners })
    .from(cancellationComments)
    .leftJoin(users, eq(users.id, cancellationComments.fkUserId))
    .where(inArray(cancellationComments.orderId, [...orderIds]))
    .orderBy(asc(cancellationComments.id));
}

/** Locked in the order of their ids, so that two savings of the same rows wait for one another. */
export const lockCases = (tx: Database, orderIds: readonly string[]): Promise<CaseRow[]> =>
  tx
    .select()
    .from(cases)
    .where(inArray(cases.orderId, [...orderIds]))
    .orderBy(asc(cases.orderId))
    .for('update');

export type CaseChanges = Partial<
  Pick<CaseRow, 'isBooked' | 'bookedAs' | 'bookedAt' | 'bookedByUserId' | 'kind' | 'ownerUserId'>
>;

/** Raises the version; the row is locked by the caller. */
export async function changeCase(tx: Database, orderId: string, changes: CaseChanges): Promise<void> {
  await tx
    .update(cases)
    .set({ ...changes, version: sql`${cases.version} + 1` })
    .where(eq(cases.orderId, orderId));
}
