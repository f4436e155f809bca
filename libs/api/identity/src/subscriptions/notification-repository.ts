import { type Database, isEmail } from '@heizplatz/api-platform';
import { and, count, desc, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mailedLinks, users } from '../users/schema';
import type { HeldClaim } from './notification-link';
import { notifications } from './schema';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = Omit<typeof notifications.$inferInsert, 'id'>;
/** The subject of a person's notification. */
export type WantedNotification = Pick<
  NotificationRow,
  'kind' | 'countryId' | 'zipCode' | 'productId' | 'amount' | 'thresholdCents'
>;

/** Whose they are: an account's, or a mailbox's without one. */
export type Person = { readonly userId: number } | { readonly email: string };

const isOf = (person: Person): SQL =>
  'userId' in person ? eq(notifications.userId, person.userId) : isEmail(notifications.email, person.email);

const isRunning = and(isNotNull(notifications.confirmedAt), isNull(notifications.endedAt));

/** An account's own on all sites, the newest first. */
export const findNotifications = (db: Database, userId: number): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(isOf({ userId }))
    .orderBy(desc(notifications.createdAt), desc(notifications.id));

/** The number of a person's active notifications; those waiting for their mailed link do not count. */
export async function countRunning(db: Database, person: Person): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(notifications)
    .where(and(isOf(person), isRunning));
  return row?.value ?? 0;
}

/** A notification of the person with the same subject that has not ended; a running one before a waiting one. */
export async function findDuplicate(
  db: Database,
  person: Person,
  target: WantedNotification,
): Promise<NotificationRow | undefined> {
  const { kind, countryId, endedAt, confirmedAt } = notifications;
  const alike = (['zipCode', 'productId', 'amount', 'thresholdCents'] as const).map((name) => {
    const value = target[name];
    return value === null ? isNull(notifications[name]) : eq(notifications[name], value);
  });
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(isOf(person), eq(kind, target.kind), eq(countryId, target.countryId), isNull(endedAt), ...alike))
    .orderBy(sql`${confirmedAt} nulls last`)
    .limit(1);
  return row;
}

export async function insertNotification(tx: Database, target: NewNotification): Promise<NotificationRow> {
  const [row] = await tx.insert(notifications).values(target).returning();
  if (!row) throw new Error('no notification was inserted');
  return row;
}

/** Locked until the transaction ends. */
export async function lockNotification(tx: Database, id: number): Promise<NotificationRow | undefined> {
  const [row] = await tx.select().from(notifications).where(eq(notifications.id, id)).for('update');
  return row;
}

/** Confirms it; an account of the same mailbox gets it, and its e-mail from then on. */
export async function confirmRow(
  tx: Database,
  id: number,
  { confirmedAt, userId }: { confirmedAt: Date; userId: number | null },
): Promise<void> {
  const owner = userId === null ? {} : { userId, email: null };
  await tx
    .update(notifications)
    .set({ confirmedAt, ...owner })
    .where(eq(notifications.id, id));
}

/** The row after the update; undefined for one that had ended before, which keeps its time. */
export async function endNotification(tx: Database, id: number, endedAt: Date): Promise<NotificationRow | undefined> {
  const [row] = await tx
    .update(notifications)
    .set({ endedAt })
    .where(and(eq(notifications.id, id), isNull(notifications.endedAt)))
    .returning();
  return row;
}

const isNewsOf = (userId: number) => and(eq(notifications.userId, userId), eq(notifications.kind, 'news'));

export async function endNews(tx: Database, userId: number, endedAt: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ endedAt })
    .where(and(isNewsOf(userId), isNull(notifications.endedAt)));
}

export const countRunningNews = (db: Database, userId: number): Promise<number> =>
  db.$count(notifications, and(isNewsOf(userId), isRunning));

/** Whether an account has it. */
export async function isOwn(db: Database, id: number, userId: number): Promise<boolean> {
  return (await db.$count(notifications, and(eq(notifications.id, id), eq(notifications.userId, userId)))) > 0;
}

/** Whether a mail about it went out since then: a double click. */
export async function wasJustMailed(db: Database, id: number, since: Date): Promise<boolean> {
  const { purpose, content, createdAt } = mailedLinks;
  const isAbout = sql`${content}->>'NotificationId' = ${String(id)}`;
  const isRecent = sql`${createdAt} > ${since.toISOString()}::timestamptz`;
  return (await db.$count(mailedLinks, and(eq(purpose, 'notification'), isAbout, isRecent))) > 0;
}

/** Deletes what ended before then, and what waited from before then in vain. */
export async function deleteOver(
  db: Database,
  { endedBefore, requestedBefore }: { endedBefore: Date; requestedBefore: Date },
): Promise<void> {
  const isForgotten = and(isNull(notifications.confirmedAt), lt(notifications.createdAt, requestedBefore));
  await db.delete(notifications).where(or(lt(notifications.endedAt, endedBefore), isForgotten));
}

/** Confirmed wishes for a price that have not ended, by id. */
export async function findRunningPriceAlertIds(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.kind, 'price'), isRunning))
    .orderBy(notifications.id);
  return rows.map(({ id }) => id);
}

/** One of them for the length of the transaction; undefined when it has ended, or another node works on it. */
export async function claimPriceAlert(
  tx: Database,
  id: number,
): Promise<(NotificationRow & { mailbox: string }) | undefined> {
  const [row] = await tx
    .select({
      priceAlert: notifications,
      mailbox: sql<string | null>`coalesce(${users.email}, ${notifications.email})`,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.userId))
    .where(and(eq(notifications.id, id), isRunning))
    .for('update', { of: notifications, skipLocked: true });
  return row?.mailbox ? { ...row.priceAlert, mailbox: row.mailbox } : undefined;
}

export const storeRise = (tx: Database, id: number, lastAboveAt: Date) =>
  tx.update(notifications).set({ lastAboveAt }).where(eq(notifications.id, id));

/** What the mail that is being sent promises; nobody has ordered at it yet. */
export const storeNotices = (
  tx: Database,
  id: number,
  notice: Required<Pick<NewNotification, 'lastSentAt' | 'heldCents' | 'priceHeldUntil' | 'heldOffer'>>,
) =>
  tx
    .update(notifications)
    .set({ ...notice, heldOrderId: null })
    .where(eq(notifications.id, id));

const isPromise = ({ id, until }: HeldClaim) => and(eq(notifications.id, id), eq(notifications.priceHeldUntil, until));

/** What a mail promised until then; undefined when a later mail promises something else. */
export async function findHeldOffer(db: Database, claim: HeldClaim): Promise<unknown> {
  const [row] = await db.select({ heldOffer: notifications.heldOffer }).from(notifications).where(isPromise(claim));
  return row?.heldOffer ?? undefined;
}

/** Whether an order has got the price, and whether a user is the account that it was promised to, or has its mailbox. */
interface PromiseState {
  readonly isSpent: boolean;
  readonly isOwn: boolean;
}

/** Undefined when a later mail promises something else, or the notification is deleted. */
export async function findPromiseState(
  db: Database,
  claim: HeldClaim,
  userId: number,
): Promise<PromiseState | undefined> {
  const caller = alias(users, 'caller');
  const mailbox = sql`coalesce(${users.email}, ${notifications.email})`;
  const [row] = await db
    .select({
      isSpent: sql<boolean>`${notifications.heldOrderId} is not null`,
      isOwn: sql<boolean>`coalesce(${caller.id} = ${notifications.userId} or lower(${caller.email}) = lower(${mailbox}), false)`,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.userId))
    .leftJoin(caller, eq(caller.id, userId))
    .where(isPromise(claim));
  return row;
}

/**
 * Gives the price of a mail to an order, in the transaction that places it. False: another order has it, which a
 * concurrent order sees once this one has committed.
 */
export async function spendPromise(tx: Database, claim: HeldClaim, orderId: string): Promise<boolean> {
  const spent = await tx
    .update(notifications)
    .set({ heldOrderId: orderId })
    .where(and(isPromise(claim), isNull(notifications.heldOrderId)))
    .returning({ id: notifications.id });
  return spent.length > 0;
}
