import { SelectedAddress } from '@heizplatz/contract';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { orderProcesses } from '../order-process/schema';

/** What the user chose in its newest running order of a country; empty before it has. */
export async function selectedAddresses(
  db: Database,
  { userId, countryId, now }: { userId: number; countryId: number; now: Date },
): Promise<SelectedAddress[]> {
  const [process] = await db
    .select({ selected: orderProcesses.selectedAddresses })
    .from(orderProcesses)
    .where(
      and(
        eq(orderProcesses.userId, userId),
        eq(orderProcesses.countryId, countryId),
        isNotNull(orderProcesses.selectedAddresses),
        isNull(orderProcesses.orderId),
        gt(orderProcesses.expiresAt, now),
      ),
    )
    .orderBy(desc(orderProcesses.createdAt))
    .limit(1);
  return process ? v.parse(v.array(SelectedAddress), process.selected) : [];
}
