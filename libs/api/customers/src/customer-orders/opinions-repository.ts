import { reviews } from '@heizplatz/api-after-sales';
import { notifications } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';

/** Which of these orders have been rated. */
export async function ratedOrders(db: Database, orders: readonly { id: string }[]): Promise<Set<string>> {
  if (orders.length === 0) return new Set();
  const ids = orders.map(({ id }) => id);
  const rows = await db.select({ id: reviews.orderId }).from(reviews).where(inArray(reviews.orderId, ids));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** How many a user has that are confirmed and not ended. */
export const countNotifications = (db: Database, userId: number): Promise<number> =>
  db.$count(
    notifications,
    and(eq(notifications.userId, userId), isNotNull(notifications.confirmedAt), isNull(notifications.endedAt)),
  );
