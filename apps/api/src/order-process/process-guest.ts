import { orderCookie } from '@heizplatz/contract';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { CallContext } from '../http/define-handler';
import { hashOfToken } from '../identity/opaque-token';
import { users } from '../identity/schema';
import { orderProcesses } from './schema';

const PRODUCT_GROUP_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/**
 * The guest to whom this browser's running order belongs, if it gives the same e-mail again: one whose session has ended
 * goes on where it was. It takes both the browser's secret cookie and the e-mail; customers have to log in.
 */
export async function guestOfRunningProcess(
  db: Database,
  email: string,
  { cookies, clock, countryId }: CallContext,
): Promise<number | undefined> {
  const tokens = PRODUCT_GROUP_IDS.map((id) => cookies.get(orderCookie(id))).filter((token) => token !== undefined);
  if (tokens.length === 0) return undefined;
  const [guest] = await db
    .select({ id: users.id })
    .from(orderProcesses)
    .innerJoin(users, eq(users.id, orderProcesses.userId))
    .where(
      and(
        inArray(orderProcesses.tokenHash, tokens.map(hashOfToken)),
        eq(orderProcesses.countryId, countryId),
        gt(orderProcesses.expiresAt, clock()),
        isNull(orderProcesses.orderId),
        eq(users.isGuest, true),
        isNull(users.lockedAt),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
      ),
    )
    .limit(1);
  return guest?.id;
}
