import { CERTIFICATIONS, PRODUCTS } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import type { StaffPrice } from '@heizplatz/contract';
import { findBranches } from './branch-repository';
import { findPriceLists, type PriceListRow } from './price-repository';

const getKey = (row: Pick<PriceListRow, 'branchId' | 'productId' | 'certificationId' | 'customerGroupId'>): string =>
  [row.branchId, row.productId, row.certificationId ?? 0, row.customerGroupId].join('-');

const presentTerms = (row: PriceListRow) => ({
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

/** A branch as screens name it: 'Landshut (landshut)'. */
export const branchName = ({ place, slug }: { readonly place: string; readonly slug: string }): string =>
  `${place} (${slug})`;

/** A dealer's prices in the order of branch, product, certificate and customer group. */
export async function findStaffPrices(db: Database, dealerId: number, now: Date): Promise<StaffPrice[]> {
  const rows = await findBranches(db, dealerId);
  const names = new Map(rows.map((branch) => [branch.id, branchName(branch)]));
  const { current, coming, versions } = await findPriceLists(db, dealerId, now);
  const currentOf = new Map(current.map((row) => [getKey(row), row]));
  return versions
    .map((key): StaffPrice => {
      const product = PRODUCTS.find((one) => one.id === key.productId);
      const counting = currentOf.get(getKey(key));
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
        Coming: coming.filter((row) => getKey(row) === getKey(key)).map(presentTerms),
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
export async function getStaffPrice(
  db: Database,
  dealerId: number,
  { key, now }: { key: PriceKey; now: Date },
): Promise<StaffPrice | undefined> {
  const rows = await findStaffPrices(db, dealerId, now);
  return rows.find(
    (row) =>
      row.BranchId === key.BranchId &&
      row.ProductId === key.ProductId &&
      row.CertificationId === key.CertificationId &&
      row.CustomerGroupId === key.CustomerGroupId,
  );
}
