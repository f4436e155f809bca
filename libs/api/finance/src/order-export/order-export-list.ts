import { defineStaffList } from '@heizplatz/api-identity';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { EXPORTED_ORDERS } from './exported-order-repository';
import { getColumns, ORDER_COLUMNS } from './order-export-columns';
import { type ExportedOrder, exportedOrders } from './order-export-row';

type FileQuery = CallRequest<typeof CALLS.exportOrders>['query'];

const common = {
  ...EXPORTED_ORDERS,
  fileName: 'bestellungen',
  columns: Object.values(ORDER_COLUMNS),
};

/** What the page shows: no personal data leaves the API for it. */
export const orderExportPreview = defineStaffList({
  ...common,
  call: CALLS.orderExportRows,
  read: async (db, ids) => (await exportedOrders(db, ids)).map(({ row }) => row),
  getId: ({ OrderId }) => OrderId,
  columns: [],
});

/** What the file is made of. */
export const orderExportFile = defineStaffList<FileQuery, ExportedOrder>({
  ...common,
  call: null,
  exportCall: CALLS.exportOrders,
  getColumns: ({ columns }) => getColumns(columns),
  read: exportedOrders,
  getId: ({ row }) => row.OrderId,
});
