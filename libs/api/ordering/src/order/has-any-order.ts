import type { Database } from '@heizplatz/api-platform';
import { eq } from 'drizzle-orm';
import { orders } from './schema';

export async function hasAnyOrder(db: Database, userId: number): Promise<boolean> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)).limit(1);
  return order !== undefined;
}
