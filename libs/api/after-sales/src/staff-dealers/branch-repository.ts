import { postcodes } from '@heizplatz/api-catalog';
import { branches, branchOptions, deliveryAreas } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

export type BranchRow = typeof branches.$inferSelect;

/** Branches of a dealer, the oldest first. */
export const findBranches = (db: Database, dealerId: number): Promise<BranchRow[]> =>
  db.select().from(branches).where(eq(branches.dealerId, dealerId)).orderBy(asc(branches.id));

/** Undefined: this dealer has none such. */
export async function findBranch(db: Database, dealerId: number, branchId: number): Promise<BranchRow | undefined> {
  const [row] = await db
    .select()
    .from(branches)
    .where(and(eq(branches.dealerId, dealerId), eq(branches.id, branchId)));
  return row;
}

/** By the key that files know it by. */
export async function findBranchByKey(db: Database, dealerId: number, key: string): Promise<BranchRow | undefined> {
  const [row] = await db
    .select()
    .from(branches)
    .where(and(eq(branches.dealerId, dealerId), eq(branches.slug, key)));
  return row;
}

/** What the branches serve, and which options they have. */
export const findAreas = (db: Database, branchIds: readonly number[]): Promise<(typeof deliveryAreas.$inferSelect)[]> =>
  db
    .select()
    .from(deliveryAreas)
    .where(inArray(deliveryAreas.branchId, [...branchIds]));

export const findBranchOptions = (
  db: Database,
  branchIds: readonly number[],
): Promise<(typeof branchOptions.$inferSelect)[]> =>
  db
    .select()
    .from(branchOptions)
    .where(inArray(branchOptions.branchId, [...branchIds]));

/** Postcodes of a country that anybody can serve, in their order. */
export async function findServablePostcodes(db: Database, countryId: number): Promise<string[]> {
  const rows = await db
    .select({ zipCode: postcodes.zipCode })
    .from(postcodes)
    .where(and(eq(postcodes.countryId, countryId), isNull(postcodes.deliveryRule)))
    .orderBy(asc(postcodes.zipCode));
  return rows.map(({ zipCode }) => zipCode);
}

/** Writes the version of a branch; returns its id, undefined where there is none. */
export async function setBranchVersion(
  tx: Database,
  { dealerId, key }: { readonly dealerId: number; readonly key: string },
  version: number,
): Promise<number | undefined> {
  const [row] = await tx
    .update(branches)
    .set({ version })
    .where(and(eq(branches.dealerId, dealerId), eq(branches.slug, key)))
    .returning({ id: branches.id });
  return row?.id;
}

export async function deleteAreas(tx: Database, branchId: number): Promise<void> {
  await tx.delete(deliveryAreas).where(eq(deliveryAreas.branchId, branchId));
}

export async function deleteBranchOptions(tx: Database, branchId: number): Promise<void> {
  await tx.delete(branchOptions).where(eq(branchOptions.branchId, branchId));
}
