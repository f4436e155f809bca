import { makers } from '@heizplatz/api-catalog';
import { branches, hasNotEnded, priceLists } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';

export type PriceListRow = typeof priceLists.$inferSelect & { readonly makerName: string | null };

const { branchId, productId, certificationId, customerGroupId, validFrom, id } = priceLists;
const KEY = [branchId, productId, certificationId, customerGroupId];

/** The lists that count now, then those to come; and of each key the sum of versions, which only grows. */
export async function findPriceLists(db: Database, dealerId: number, now: Date) {
  const own = inArray(branchId, db.select({ id: branches.id }).from(branches).where(eq(branches.dealerId, dealerId)));
  const fields = { list: priceLists, makerName: makers.name };
  const current = await db
    .select(fields)
    .from(priceLists)
    .leftJoin(makers, eq(makers.id, priceLists.makerId))
    .where(and(own, lte(validFrom, now), hasNotEnded(now)))
    .orderBy(...KEY);
  const coming = await db
    .select(fields)
    .from(priceLists)
    .leftJoin(makers, eq(makers.id, priceLists.makerId))
    .where(and(own, gt(validFrom, now), hasNotEnded(now)))
    .orderBy(...KEY, asc(validFrom), asc(id));
  const versions = await db
    .select({ branchId, productId, certificationId, customerGroupId, version: sql<number>`sum(version)::int` })
    .from(priceLists)
    .where(own)
    .groupBy(...KEY);
  const flat = ({
    list,
    makerName,
  }: {
    list: typeof priceLists.$inferSelect;
    makerName: string | null;
  }): PriceListRow => ({
    ...list,
    makerName,
  });
  return { current: current.map(flat), coming: coming.map(flat), versions };
}

/** Of all dealers, by name. */
export async function findMakerNames(db: Database): Promise<string[]> {
  const rows = await db.select({ name: makers.name }).from(makers).orderBy(asc(makers.name));
  return rows.map(({ name }) => name);
}
