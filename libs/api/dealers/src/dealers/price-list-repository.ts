import type { Database } from '@heizplatz/api-platform';
import { and, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { branches, dealers, deliveryAreas, priceLists } from './schema';

export type PriceList = typeof priceLists.$inferSelect;
type NewPriceList = typeof priceLists.$inferInsert;
type Goods = Pick<PriceList, 'branchId' | 'productId' | 'certificationId' | 'customerGroupId' | 'validFrom'>;

/** Lists that count at a moment and those to come, a twentieth of all after some years: two parts, each with its own index. */
export const notEndedParts = (now: Date): readonly [SQL, SQL] => [
  isNull(priceLists.validUntil),
  gt(priceLists.validUntil, now),
];

/** Of few branches; of all, PostgreSQL would read former lists too. */
export const hasNotEnded = (now: Date): SQL | undefined => or(...notEndedParts(now));

/** Lists of the same goods from that time or before. */
function isOfGoods(goods: Goods): SQL | undefined {
  const { branchId, productId, certificationId, customerGroupId, validFrom } = priceLists;
  return and(
    eq(branchId, goods.branchId),
    eq(productId, goods.productId),
    goods.certificationId === null ? isNull(certificationId) : eq(certificationId, goods.certificationId),
    eq(customerGroupId, goods.customerGroupId),
    lte(validFrom, goods.validFrom),
  );
}

/** The list of the same goods that counts at a moment, which `validFrom` is. */
export async function findPriceListAt(db: Database, goods: Goods): Promise<PriceList | undefined> {
  const { validFrom, id } = priceLists;
  const [list] = await db.select().from(priceLists).where(isOfGoods(goods)).orderBy(desc(validFrom), desc(id)).limit(1);
  return list;
}

/**
 * What a price of these goods is compared with, whatever was set since: the newest list that was approved; else, where
 * none ever was, the one that counted at `trustedAt`; else the first there is. None begins after `validFrom`.
 */
export async function findTrustedList(db: Database, goods: Goods, trustedAt: Date): Promise<PriceList | undefined> {
  const { validFrom, isApproved, id } = priceLists;
  const isOld = sql`${validFrom} <= ${trustedAt.toISOString()}::timestamptz`;
  const newestFirst = sql`case when ${isApproved} or ${isOld} then ${validFrom} end`;
  const [list] = await db
    .select()
    .from(priceLists)
    .where(isOfGoods(goods))
    .orderBy(desc(isApproved), desc(isOld), desc(newestFirst), validFrom, desc(id))
    .limit(1);
  return list;
}

type Place = Pick<typeof branches.$inferSelect, 'id' | 'dealerId' | 'countryId'>;

/** Branches of other dealers that deliver to a postcode which the branch delivers to. */
export async function findNeighbours(db: Database, { id, dealerId }: Place): Promise<number[]> {
  const { branchId, countryId, zipCode } = deliveryAreas;
  const own = db.select({ countryId, zipCode }).from(deliveryAreas).where(eq(branchId, id));
  const rows = await db
    .selectDistinct({ branchId })
    .from(deliveryAreas)
    .innerJoin(branches, eq(branches.id, branchId))
    .where(and(ne(branches.dealerId, dealerId), sql`(${countryId}, ${zipCode}) in ${own}`));
  return rows.map((row) => row.branchId);
}

/** Lists of other dealers that sell, which count now: of these branches, or of the whole country. */
export async function findComparableLists(
  db: Database,
  goods: Pick<Goods, 'productId' | 'customerGroupId'>,
  {
    branch,
    branchIds,
    now,
  }: { readonly branch: Place; readonly branchIds: readonly number[] | null; readonly now: Date },
): Promise<PriceList[]> {
  const rows = await db
    .select({ list: priceLists })
    .from(priceLists)
    .innerJoin(branches, eq(branches.id, priceLists.branchId))
    .innerJoin(dealers, eq(dealers.id, branches.dealerId))
    .where(
      and(
        eq(priceLists.productId, goods.productId),
        eq(priceLists.customerGroupId, goods.customerGroupId),
        branchIds ? inArray(branches.id, [...branchIds]) : eq(branches.countryId, branch.countryId),
        ne(branches.dealerId, branch.dealerId),
        isNull(dealers.lockedAt),
        lte(priceLists.validFrom, now),
        hasNotEnded(now),
      ),
    );
  return rows.map(({ list }) => list);
}

export async function insertPriceList(db: Database, list: NewPriceList): Promise<void> {
  await db.insert(priceLists).values(list);
}

export async function updatePriceList(db: Database, listId: number, list: NewPriceList): Promise<void> {
  await db
    .update(priceLists)
    .set({ ...list, version: sql`${priceLists.version} + 1` })
    .where(eq(priceLists.id, listId));
}
