import { chargedCents } from '@heizplatz/api-ordering';
import { isoDay, localDay } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { StatisticRow } from '@heizplatz/contract';
import type { CountedOrder } from './counted-order';
import { shareOut } from './share-out';
import { getWeight } from './get-weight';

export interface StatisticFilter {
  readonly zipCode: string | null;
  readonly isRatePay: boolean | null;
}

/** What one delivery point took of one order; amounts and cents as delivered where that is known. */
interface Part {
  readonly order: CountedOrder;
  readonly key: string;
  readonly zipCode: string;
  readonly place: string;
  readonly amount: number;
  readonly cents: number;
}

const toMonth = (at: Date): string => isoDay(localDay(at)).slice(0, 7);

function getParts(order: CountedOrder): Part[] {
  const weights = order.deliveryPoints.map(({ amount }) => amount);
  const amounts = shareOut(order.deliveredAmount ?? order.amount, weights);
  const cents = shareOut(chargedCents(order) ?? order.totalCents, weights);
  return order.deliveryPoints.map(({ zipCode, place }, index) => ({
    order,
    key: [toMonth(order.placedAt), order.productId, zipCode, place, order.isRatePay].join('|'),
    zipCode,
    place,
    amount: amounts[index] ?? 0,
    cents: cents[index] ?? 0,
  }));
}

function getRow(parts: readonly [Part, ...Part[]]): StatisticRow {
  const [{ order, zipCode, place }] = parts;
  const weights = parts.map((part) => getWeight({ ...part.order, amount: part.amount }));
  const known = weights.filter((weight) => weight !== null);
  return {
    Period: toMonth(order.placedAt),
    ProductId: order.productId,
    ProductName: order.productName,
    ZipCode: zipCode,
    Place: place,
    Orders: new Set(parts.map((part) => part.order.id)).size,
    Amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    Unit: PRODUCT_GROUPS[order.productGroupId].unit,
    WeightKg: known.length < weights.length ? null : known.reduce((sum, weight) => sum + weight, 0),
    TotalPrice: parts.reduce((sum, { cents }) => sum + cents, 0) / 100,
    RatePay: order.isRatePay,
  };
}

const compareByMonth = (a: StatisticRow, b: StatisticRow): number =>
  a.Period.localeCompare(b.Period) || a.ProductId - b.ProductId || a.Place.localeCompare(b.Place, 'de');

/** Orders of one currency by month, product, place and RatePay; an order of several stations counts once in the total. */
export function getStatistic(orders: readonly CountedOrder[], { zipCode, isRatePay }: StatisticFilter) {
  const parts = orders
    .filter((order) => isRatePay === null || order.isRatePay === isRatePay)
    .flatMap(getParts)
    .filter((part) => zipCode === null || part.zipCode === zipCode);
  const groups = new Map<string, [Part, ...Part[]]>();
  for (const part of parts) {
    const known = groups.get(part.key);
    if (known) known.push(part);
    else groups.set(part.key, [part]);
  }
  const rows = [...groups.values()].map(getRow).toSorted(compareByMonth);
  return {
    Rows: rows,
    Total: {
      Orders: new Set(parts.map(({ order }) => order.id)).size,
      WeightKg: rows.reduce((sum, { WeightKg }) => sum + (WeightKg ?? 0), 0),
      TotalPrice: parts.reduce((sum, { cents }) => sum + cents, 0) / 100,
    },
  };
}
