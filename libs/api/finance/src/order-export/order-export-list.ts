import { defineStaffList, typedOrderNumber } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import { epochDay, startOfLocalDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { eq, gte, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { columnsOf, ORDER_COLUMNS } from './order-export-columns';
import { type ExportedOrder, exportedOrders } from './order-export-row';

type Filters = Pick<
  CallRequest<typeof CALLS.orderExportRows>['query'],
  'dateKind' | 'from' | 'to' | 'country' | 'dealer' | 'search'
>;

type FileQuery = CallRequest<typeof CALLS.exportOrders>['query'];

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
  filters.search ? eq(orders.number, typedOrderNumber(filters.search)) : undefined,
];

const common = {
  id: orders.id,
  from: sql`${orders}`,
  where,
  sorts: { date: orders.placedAt, number: orders.number, delivered: orders.deliveredOn, invoiced: orders.invoicedAt },
  defaultSort: '-date',
  fileName: 'bestellungen',
  columns: Object.values(ORDER_COLUMNS),
};

/** What the page shows: no personal data leaves the API for it. */
export const orderExportPreview = defineStaffList({
  ...common,
  call: CALLS.orderExportRows,
  read: async (db, ids) => (await exportedOrders(db, ids)).map(({ row }) => row),
  idOf: ({ OrderId }) => OrderId,
  columns: [],
});

/** What the file is made of. */
export const orderExportFile = defineStaffList<FileQuery, ExportedOrder>({
  ...common,
  call: null,
  exportCall: CALLS.exportOrders,
  columnsOf: ({ columns }) => columnsOf(columns),
  read: exportedOrders,
  idOf: ({ row }) => row.OrderId,
});
