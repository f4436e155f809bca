import { dealers } from '@heizplatz/api-dealers';
import { type ListSorts, type StaffListRows, orderNumberInput } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import { type Database, epochDay, startOfLocalDay } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { eq, gte, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { commissions } from '../commissions/schema';

type Filters = Pick<
  CallRequest<typeof CALLS.orderExportRows>['query'],
  'dateKind' | 'from' | 'to' | 'country' | 'dealer' | 'search'
>;

const startOf = (day: string): Date => startOfLocalDay(epochDay(day));
/** 24:00 of a day at the site. */
const endOf = (day: string): Date => startOfLocalDay(epochDay(day) + 1);

function withinDays({ dateKind, from, to }: Filters): (SQL | undefined)[] {
  if (dateKind === 'delivered')
    return [
      isNotNull(orders.deliveredOn),
      from ? gte(orders.deliveredOn, from) : undefined,
      to ? lte(orders.deliveredOn, to) : undefined,
    ];
  const at = dateKind === 'invoiced' ? orders.invoicedAt : orders.placedAt;
  return [
    dateKind === 'invoiced' ? isNotNull(at) : undefined,
    from ? gte(at, startOf(from)) : undefined,
    to ? lt(at, endOf(to)) : undefined,
  ];
}

const where = (filters: Filters): (SQL | undefined)[] => [
  ...withinDays(filters),
  filters.country ? eq(orders.countryId, Number(filters.country)) : undefined,
  filters.dealer ? eq(orders.dealerId, Number(filters.dealer)) : undefined,
  filters.search ? eq(orders.number, orderNumberInput(filters.search)) : undefined,
];

/** The orders of the export's screen and files. */
export const EXPORTED_ORDERS: StaffListRows<Filters> = {
  id: orders.id,
  from: sql`${orders}`,
  where,
  sorts: {
    date: orders.placedAt,
    number: orders.number,
    delivered: orders.deliveredOn,
    invoiced: orders.invoicedAt,
  } satisfies ListSorts<typeof STAFF_LISTS.orderExportRows>,
  defaultSort: STAFF_LISTS.orderExportRows.defaultSort,
};

/** No more of the snapshots than the file needs: a hundred thousand of them pass through here. */
export function findExportedOrders(db: Database, ids: readonly string[]) {
  const { id, number, placedAt, amount, totalCents, stepFactors, email } = orders;
  const { deliveredAmount, deliveredOn, invoicedAt, settledCents, hasWeightConsent } = orders;
  const { isConsumer, settledVatBasisPoints, withdrawnCents } = orders;
  return db
    .select({
      ...{ id, number, placedAt, amount, totalCents, stepFactors, email },
      ...{ deliveredAmount, deliveredOn, invoicedAt, settledCents, hasWeightConsent },
      ...{ isConsumer, settledVatBasisPoints, withdrawnCents },
      countryId: orders.countryId,
      productGroupId: orders.productGroupId,
      state: orders.state,
      split: sql`${orders.offer} -> 'Split'`,
      palletWeightKg: sql`(${orders.offer} -> 'PalletWeightKg')`,
      payment: sql`${orders.payment} ->> 'Name'`,
      address: sql`${orders.deliveryAddresses} -> 0 -> 'Address'`,
      dealer: dealers.company,
      commissionCents: commissions.amountCents,
    })
    .from(orders)
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .leftJoin(commissions, eq(commissions.orderId, orders.id))
    .where(sql`${orders.id} = any(${sql.param(ids)}::uuid[])`);
}
export type SelectedOrder = Awaited<ReturnType<typeof findExportedOrders>>[number];
