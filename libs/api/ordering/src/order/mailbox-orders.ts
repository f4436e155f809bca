import type { Database } from '@heizplatz/api-platform';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { orders } from './schema';

export interface MailboxOrders {
  /** Of guests since then; orders that staff took by phone are not among them. */
  readonly count: number;
  /** Whether somebody has pressed the link that was mailed there. */
  readonly isProven: boolean;
}

/** What guests have ordered with one mailbox, in whatever letters it was typed. */
export async function guestOrdersOf(db: Database, mailbox: string, since: Date): Promise<MailboxOrders> {
  const [row] = await db
    .select({
      count: sql<number>`count(*) filter (where ${orders.placedAt} > ${since.toISOString()}::timestamptz)::integer`,
      isProven: sql<boolean>`coalesce(bool_or(${orders.mailboxProvenAt} is not null), false)`,
    })
    .from(orders)
    .where(
      and(
        sql`lower(${orders.email}) = ${mailbox.trim().toLowerCase()}`,
        eq(orders.isGuest, true),
        isNull(orders.takenByUserId),
      ),
    );
  return row ?? { count: 0, isProven: false };
}
