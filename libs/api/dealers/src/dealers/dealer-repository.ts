import type { Database } from '@heizplatz/api-platform';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { branches, dealerPayments, dealers } from './schema';

export type DealerRow = typeof dealers.$inferSelect;
type NewDealer = typeof dealers.$inferInsert;

export async function findDealerById(db: Database, dealerId: number): Promise<DealerRow | undefined> {
  const [dealer] = await db.select().from(dealers).where(eq(dealers.id, dealerId));
  return dealer;
}

/** By its key in addresses and files. */
export async function findDealerBySlug(db: Database, slug: string): Promise<DealerRow | undefined> {
  const [dealer] = await db.select().from(dealers).where(eq(dealers.slug, slug));
  return dealer;
}

/** Locked for other writers of it until the transaction ends. */
export async function lockDealerById(tx: Database, dealerId: number): Promise<DealerRow | undefined> {
  const [dealer] = await tx.select().from(dealers).where(eq(dealers.id, dealerId)).for('no key update');
  return dealer;
}

export const hasDealer = async (db: Database, dealerId: number): Promise<boolean> =>
  (await db.$count(dealers, eq(dealers.id, dealerId))) > 0;

/** By name; null: of all countries. */
export const findCountryDealers = (db: Database, countryId: number | null) =>
  db
    .select({ id: dealers.id, name: dealers.name, countryId: dealers.countryId })
    .from(dealers)
    .where(countryId === null ? undefined : eq(dealers.countryId, countryId))
    .orderBy(asc(dealers.name), asc(dealers.id));

/** A new dealer, or one that is known by its slug with other master data. */
export async function saveDealerRow(db: Database, dealer: NewDealer): Promise<number> {
  const [saved] = await db
    .insert(dealers)
    .values(dealer)
    .onConflictDoUpdate({ target: dealers.slug, set: { ...dealer, version: sql`${dealers.version} + 1` } })
    .returning({ id: dealers.id });
  if (!saved) throw new Error('no dealer was saved');
  return saved.id;
}

export async function replacePayments(
  db: Database,
  dealerId: number,
  payments: readonly Omit<typeof dealerPayments.$inferInsert, 'dealerId'>[],
): Promise<void> {
  await db.delete(dealerPayments).where(eq(dealerPayments.dealerId, dealerId));
  await db.insert(dealerPayments).values(payments.map((payment) => ({ dealerId, ...payment })));
}

/** Of the dealers of these branches. */
export async function recordPriceChange(tx: Database, branchIds: readonly number[]): Promise<void> {
  const dealerIds = tx
    .select({ id: branches.dealerId })
    .from(branches)
    .where(inArray(branches.id, [...branchIds]));
  await tx
    .update(dealers)
    .set({ pricesChangedAt: sql`now()` })
    .where(inArray(dealers.id, dealerIds));
}
