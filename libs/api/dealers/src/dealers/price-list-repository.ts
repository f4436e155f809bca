import type { Database } from '@heizplatz/api-platform';
import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { priceLists } from './schema';

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

/** The list of the same goods that counts at a moment, which `validFrom` is. */
export async function findPriceListAt(db: Database, goods: Goods): Promise<PriceList | undefined> {
  const { branchId, productId, certificationId, customerGroupId, validFrom, id } = priceLists;
  const [list] = await db
    .select()
    .from(priceLists)
    .where(
      and(
        eq(branchId, goods.branchId),
        eq(productId, goods.productId),
        goods.certificationId === null ? isNull(certificationId) : eq(certificationId, goods.certificationId),
        eq(customerGroupId, goods.customerGroupId),
        lte(validFrom, goods.validFrom),
      ),
    )
    .orderBy(desc(validFrom), desc(id))
    .limit(1);
  return list;
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
