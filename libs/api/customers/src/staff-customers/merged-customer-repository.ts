import type { Database } from '@heizplatz/api-platform';
import { eq } from 'drizzle-orm';
import { mergedCustomers } from './schema';

/** The number that a customer has now; its own where it was never merged. */
export async function findCurrentNumber(db: Database, customerId: number): Promise<number> {
  const [row] = await db
    .select({ customerId: mergedCustomers.customerId })
    .from(mergedCustomers)
    .where(eq(mergedCustomers.formerId, customerId));
  return row?.customerId ?? customerId;
}

interface Merge {
  readonly staysId: number;
  readonly goesId: number;
  readonly at: Date;
}

/** Before the account is deleted, since numbers that lead to it go with it. */
export async function insertMerge(tx: Database, { staysId, goesId, at }: Merge): Promise<void> {
  await tx.update(mergedCustomers).set({ customerId: staysId }).where(eq(mergedCustomers.customerId, goesId));
  await tx.insert(mergedCustomers).values({ formerId: goesId, customerId: staysId, mergedAt: at });
}
