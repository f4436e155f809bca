import { orderCookie } from '@heizplatz/contract';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { CallContext } from '../http/define-handler';
import { orderProcesses } from '../order-process/schema';
import { hashOfToken } from './opaque-token';

const PRODUCT_GROUP_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Whether this browser holds a running order process of any product group on this site. */
export async function isOrdering({ db, cookies, clock, countryId }: CallContext): Promise<boolean> {
  const tokens = PRODUCT_GROUP_IDS.map((id) => cookies.get(orderCookie(id))).filter((token) => token !== undefined);
  if (tokens.length === 0) return false;
  const [running] = await db
    .select({ id: orderProcesses.id })
    .from(orderProcesses)
    .where(
      and(
        inArray(orderProcesses.tokenHash, tokens.map(hashOfToken)),
        eq(orderProcesses.countryId, countryId),
        gt(orderProcesses.expiresAt, clock()),
        isNull(orderProcesses.orderId),
      ),
    )
    .limit(1);
  return running !== undefined;
}
