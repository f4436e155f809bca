import type { Database } from '@heizplatz/api-platform';
import { eq } from 'drizzle-orm';
import { orders } from '../order/schema';

/** The account of an order as it is stored, and what it is bound to; null without a debit. */
export async function findDebit(
  db: Database,
  orderId: string,
): Promise<{ ibanEncrypted: string; processId: string } | null> {
  const { ibanEncrypted, processId } = orders;
  const [row] = await db.select({ ibanEncrypted, processId }).from(orders).where(eq(orders.id, orderId));
  return row?.ibanEncrypted ? { ibanEncrypted: row.ibanEncrypted, processId: row.processId } : null;
}
