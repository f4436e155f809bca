import type { Database } from '@heizplatz/api-platform';
import { eq } from 'drizzle-orm';
import { priceFactors } from './schema';

type QuotationRow = typeof priceFactors.$inferSelect;

/** Locked until the transaction ends. */
export async function findQuotations(tx: Database, factorId: number): Promise<QuotationRow | undefined> {
  const [row] = await tx.select().from(priceFactors).where(eq(priceFactors.factorId, factorId)).for('update');
  return row;
}

export async function saveQuotations(tx: Database, row: QuotationRow): Promise<void> {
  const { firstDay, daily } = row;
  await tx
    .insert(priceFactors)
    .values(row)
    .onConflictDoUpdate({ target: priceFactors.factorId, set: { firstDay, daily } });
}
