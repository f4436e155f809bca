import { PACKED_GROUPS } from '@heizplatz/api-catalog';
import type { MarketRows } from './market-rows-repository';
import { getLists, LIST_SLOTS, SCALE_STRIDE, ZONE_STRIDE, type BookLists } from './price-book';

/** A row of fixed width; what an array lacks is its last entry, or `preset` where it is empty. */
function packRows(arrays: readonly (readonly number[])[], stride: number, preset: number): Int32Array {
  const packed = new Int32Array(arrays.length * stride);
  arrays.forEach((values, row) => {
    for (let column = 0; column < stride; column++)
      packed[row * stride + column] = values[column] ?? values.at(-1) ?? preset;
  });
  return packed;
}

/** Lists in the order of product group, customer group, branch, product, certification and age; unknown products and packed goods without an entry in the packaging register are left out. */
export function packLists({ priceLists, branches, products, dealers }: MarketRows): {
  lists: BookLists;
  listStart: Int32Array;
} {
  const branchIndex = new Map(branches.map(({ id }, index) => [id, index]));
  const groupOf = new Map(products.map(({ id, productGroupId }) => [id, productGroupId]));
  const unregistered = new Set(dealers.filter(({ packagingNumber }) => !packagingNumber).map(({ id }) => id));
  const isBlocked = (branch: number, group: number) =>
    PACKED_GROUPS.includes(group) && unregistered.has(branches[branch]?.dealerId ?? 0);
  const bookedLists = priceLists.flatMap((list) => {
    const branch = branchIndex.get(list.branchId);
    const group = groupOf.get(list.productId);
    if (branch === undefined || group === undefined || list.customerGroupId < 1 || list.customerGroupId > 3) return [];
    if (isBlocked(branch, group)) return [];
    return [
      {
        ...list,
        slot: getLists({ id: branches }, branch, group, list.customerGroupId),
        certificationId: list.certificationId ?? 0,
      },
    ];
  });
  bookedLists.sort(
    (a, b) =>
      a.slot - b.slot ||
      a.productId - b.productId ||
      a.certificationId - b.certificationId ||
      b.validFrom.getTime() - a.validFrom.getTime() ||
      b.id - a.id,
  );
  const listStart = new Int32Array(branches.length * LIST_SLOTS + 1);
  for (const { slot } of bookedLists) listStart[slot + 1]!++;
  for (let slot = 0; slot < branches.length * LIST_SLOTS; slot++) listStart[slot + 1]! += listStart[slot]!;
  const column = (key: 'productId' | 'certificationId' | 'unitNetCents' | 'stationNetCents' | 'depositCents') =>
    Int32Array.from(bookedLists, (list) => list[key]);
  return {
    listStart,
    lists: {
      productId: column('productId'),
      certificationId: column('certificationId'),
      validFromMs: Float64Array.from(bookedLists, ({ validFrom }) => validFrom.getTime()),
      unitNetCents: column('unitNetCents'),
      stationNetCents: column('stationNetCents'),
      palletWeightKg: Int32Array.from(bookedLists, (list) => list.palletWeightKg ?? 0),
      depositCents: column('depositCents'),
      makerId: Int32Array.from(bookedLists, (list) => list.makerId ?? 0),
      scaleFactors: packRows(
        bookedLists.map(({ scaleFactors }) => scaleFactors),
        SCALE_STRIDE,
        10_000,
      ),
      zoneNetCents: packRows(
        bookedLists.map(({ zoneNetCents }) => zoneNetCents),
        ZONE_STRIDE,
        0,
      ),
    },
  };
}
