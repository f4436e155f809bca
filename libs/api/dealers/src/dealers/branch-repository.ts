import { type Database, insertRows } from '@heizplatz/api-platform';
import { and, eq, sql } from 'drizzle-orm';
import { branches, branchOptions, dealers, deliveryAreas } from './schema';

export type BranchRow = typeof branches.$inferSelect;
export type BranchOfDealer = BranchRow & { readonly dealer: typeof dealers.$inferSelect };
type NewBranch = typeof branches.$inferInsert;
export type DeliveryArea = typeof deliveryAreas.$inferSelect;

export const findDealerBranches = (db: Database, dealerId: number): Promise<BranchRow[]> =>
  db.select().from(branches).where(eq(branches.dealerId, dealerId));

export async function findBranch(db: Database, dealerId: number, slug: string): Promise<BranchRow | undefined> {
  const [branch] = await db
    .select()
    .from(branches)
    .where(and(eq(branches.dealerId, dealerId), eq(branches.slug, slug)));
  return branch;
}

/** By both keys in files, with its dealer. */
export async function findBranchOfDealer(
  db: Database,
  dealerSlug: string,
  branchSlug: string,
): Promise<BranchOfDealer | undefined> {
  const [row] = await db
    .select({ branch: branches, dealer: dealers })
    .from(branches)
    .innerJoin(dealers, eq(dealers.id, branches.dealerId))
    .where(and(eq(dealers.slug, dealerSlug), eq(branches.slug, branchSlug)));
  return row && { ...row.branch, dealer: row.dealer };
}

export async function insertBranch(db: Database, branch: NewBranch): Promise<void> {
  await db.insert(branches).values(branch);
}

export async function updateBranch(db: Database, branchId: number, branch: NewBranch): Promise<void> {
  await db
    .update(branches)
    .set({ ...branch, version: sql`${branches.version} + 1` })
    .where(eq(branches.id, branchId));
}

export const findBranchAreas = (db: Database, branchId: number): Promise<DeliveryArea[]> =>
  db.select().from(deliveryAreas).where(eq(deliveryAreas.branchId, branchId));

export async function replaceAreas(db: Database, branchId: number, areas: readonly DeliveryArea[]): Promise<void> {
  await db.delete(deliveryAreas).where(eq(deliveryAreas.branchId, branchId));
  await insertRows(db, deliveryAreas, areas);
}

/** Net cents by option. */
export async function findBranchOptions(db: Database, branchId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db.select().from(branchOptions).where(eq(branchOptions.branchId, branchId));
  return new Map(rows.map(({ optionId, netCents }) => [optionId, netCents]));
}

/** Net cents by option; at least one. */
export async function replaceOptions(
  db: Database,
  branchId: number,
  costs: ReadonlyMap<number, number>,
): Promise<void> {
  await db.delete(branchOptions).where(eq(branchOptions.branchId, branchId));
  await db.insert(branchOptions).values([...costs].map(([optionId, netCents]) => ({ branchId, optionId, netCents })));
}
