import type { Database } from '@heizplatz/api-platform';
import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { orders } from './schema';

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
