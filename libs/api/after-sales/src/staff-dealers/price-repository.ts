import { CERTIFICATIONS, makers, PRODUCTS } from '@heizplatz/api-catalog';
import { branches, priceLists } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import type { StaffPrice } from '@heizplatz/contract';
import { asc, desc, eq, gt, inArray, lte, sql, and } from 'drizzle-orm';

type ListRow = typeof priceLists.$inferSelect & { readonly makerName: string | null };

const { branchId, productId, certificationId, customerGroupId, validFrom, id } = priceLists;
const KEY = [branchId, productId, certificationId, customerGroupId];

const keyOf = (row: Pick<ListRow, 'branchId' | 'productId' | 'certificationId' | 'customerGroupId'>): string =>
  [row.branchId, row.productId, row.certificationId ?? 0, row.customerGroupId].join('-');

const presentTerms = (row: ListRow) => ({
  ValidFrom: row.validFrom.toISOString(),
  UnitPrice: row.unitNetCents / 100,
  ScalePercents: row.scaleFactors.map((factor) => factor / 100),
  ZonePrices: row.zoneNetCents.map((cents) => cents / 100),
  StationFee: row.stationNetCents / 100,
  PalletWeightKg: row.palletWeightKg,
  Deposit: row.depositCents / 100,
  MakerName: row.makerName,
});

const customerGroup = (groupId: number): 1 | 2 | 3 => (groupId === 2 || groupId === 3 ? groupId : 1);

/** The lists that count now, then those to come; and of each key the sum of versions, which only grows. */
async function readLists(db: Database, dealerId: number, now: Date) {
  const own = inArray(branchId, db.select({ id: branches.id }).from(branches).where(eq(branches.dealerId, dealerId)));
  const fields = { list: priceLists, makerName: makers.name };
  const current = await db
    .selectDistinctOn(KEY, fields)
    .from(priceLists)
    .leftJoin(makers, eq(makers.id, priceLists.makerId))
    .where(and(own, lte(validFrom, now)))
    .orderBy(...KEY, desc(validFrom), desc(id));
  const coming = await db
    .select(fields)
    .from(priceLists)
    .leftJoin(makers, eq(makers.id, priceLists.makerId))
    .where(and(own, gt(validFrom, now)))
    .orderBy(...KEY, asc(validFrom), asc(id));
  const versions = await db
    .select({ branchId, productId, certificationId, customerGroupId, version: sql<number>`sum(version)::int` })
    .from(priceLists)
    .where(own)
    .groupBy(...KEY);
  const flat = ({ list, makerName }: { list: typeof priceLists.$inferSelect; makerName: string | null }): ListRow => ({
    ...list,
    makerName,
  });
  return { current: current.map(flat), coming: coming.map(flat), versions };
}

/** A branch as screens name it: 'Landshut (landshut)'. */
export const branchName = ({ place, slug }: { readonly place: string; readonly slug: string }): string =>
  `${place} (${slug})`;

/** A dealer's prices in the order of branch, product, certificate and customer group. */
export async function staffPricesOf(db: Database, dealerId: number, now: Date): Promise<StaffPrice[]> {
  const rows = await db.select().from(branches).where(eq(branches.dealerId, dealerId));
  const names = new Map(rows.map((branch) => [branch.id, branchName(branch)]));
  const { current, coming, versions } = await readLists(db, dealerId, now);
  const currentOf = new Map(current.map((row) => [keyOf(row), row]));
  return versions
    .map((key): StaffPrice => {
      const product = PRODUCTS.find((one) => one.id === key.productId);
      const counting = currentOf.get(keyOf(key));
      return {
        BranchId: key.branchId,
        ProductId: key.productId,
        CertificationId: key.certificationId,
        CustomerGroupId: customerGroup(key.customerGroupId),
        Version: key.version,
        BranchName: names.get(key.branchId) ?? '',
        ProductName: product?.name ?? `Produkt ${key.productId}`,
        ProductGroupId: product?.productGroupId ?? 0,
        CertificationName: CERTIFICATIONS.find((one) => one.id === key.certificationId)?.name ?? '',
        Current: counting ? presentTerms(counting) : null,
        Coming: coming.filter((row) => keyOf(row) === keyOf(key)).map(presentTerms),
      };
    })
    .sort(
      (a, b) =>
        a.BranchId - b.BranchId ||
        a.ProductGroupId - b.ProductGroupId ||
        a.ProductId - b.ProductId ||
        (a.CertificationId ?? 0) - (b.CertificationId ?? 0) ||
        a.CustomerGroupId - b.CustomerGroupId,
    );
}

type PriceKey = Pick<StaffPrice, 'BranchId' | 'ProductId' | 'CertificationId' | 'CustomerGroupId'>;

/** One of a dealer's prices as it is now; undefined: never sold. */
export async function staffPriceOf(
  db: Database,
  dealerId: number,
  { key, now }: { key: PriceKey; now: Date },
): Promise<StaffPrice | undefined> {
  const rows = await staffPricesOf(db, dealerId, now);
  return rows.find(
    (row) =>
      row.BranchId === key.BranchId &&
      row.ProductId === key.ProductId &&
      row.CertificationId === key.CertificationId &&
      row.CustomerGroupId === key.CustomerGroupId,
  );
}
