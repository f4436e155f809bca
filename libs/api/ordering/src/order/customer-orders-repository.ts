import type { Database } from '@heizplatz/api-platform';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { orders } from './schema';

export interface MailboxOrders {
  /** Of guests since then; orders that staff took by phone are not among them. */
  readonly count: number;
  /** Whether somebody has pressed the link that was mailed there. */
  readonly isProven: boolean;
}

/** The guest orders of one mailbox, case-insensitive. */
export async function findGuestOrders(db: Database, mailbox: string, since: Date): Promise<MailboxOrders> {
  const [row] = await db
    .select({
      count: sql<number>`count(*) filter (where ${orders.placedAt} > ${since.toISOString()}::timestamptz)::integer`,
      isProven: sql<boolean>`coalesce(bool_or(${orders.mailboxProvenAt} is not null), false)`,
    })
    .from(orders)
    .where(
      and(
        sql`lower(${orders.email}) = ${mailbox.trim().toLowerCase()}`,
        // Written out, as the index has it: a parameter would hide it from a plan for all values.
        sql`${orders.isGuest}`,
        isNull(orders.takenByUserId),
      ),
    )
    .prepare('find_guest_orders')
    .execute();
  return row ?? { count: 0, isProven: false };
}

export async function hasAnyOrder(db: Database, userId: number): Promise<boolean> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)).limit(1);
  return order !== undefined;
}

const Paid = v.object({ PaymentId: v.number() });

/** How the newest order is paid; undefined without one. */
export async function lastPaymentKindId(
  db: Database,
  { userId, countryId }: { readonly userId: number; readonly countryId: number },
): Promise<number | undefined> {
  const [row] = await db
    .select({ payment: orders.payment })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.countryId, countryId)))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(1);
  const paid = v.safeParse(Paid, row?.payment);
  return paid.success ? paid.output.PaymentId : undefined;
}
