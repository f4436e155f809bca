import type { Database } from '@heizplatz/api-platform';
import { SelectedAddress } from '@heizplatz/contract';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { orderProcesses } from '../checkout/schema';

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

/** What was deleted is no longer chosen in the user's running orders; their address step is open again. */
export async function dropFromSelections(
  tx: Database,
  { userId, addressIds, now }: { userId: number; addressIds: readonly number[]; now: Date },
): Promise<void> {
  const { id, userId: owner, selectedAddresses, orderId, expiresAt } = orderProcesses;
  const running = await tx
    .select({ id, selectedAddresses })
    .from(orderProcesses)
    .where(and(eq(owner, userId), isNotNull(selectedAddresses), isNull(orderId), gt(expiresAt, now)))
    .for('update');
  for (const process of running) {
    const selected = v.parse(v.array(SelectedAddress), process.selectedAddresses);
    const left = selected.filter(({ AddressId }) => !addressIds.includes(AddressId));
    if (left.length < selected.length)
      await tx.update(orderProcesses).set({ selectedAddresses: left }).where(eq(id, process.id));
  }
}
