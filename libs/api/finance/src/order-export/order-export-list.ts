import { defineStaffList } from '@heizplatz/api-identity';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { EXPORTED_ORDERS } from './exported-order-repository';
import { getColumns, ORDER_FILE } from './order-export-columns';
import { exportedOrders, type FileRow } from './order-export-row';

type FileQuery = CallRequest<typeof CALLS.exportOrders>['query'];

/** What the page shows: no personal data leaves the API for it. */
export const orderExportPreview = defineStaffList({
  ...EXPORTED_ORDERS,
  call: CALLS.orderExportRows,
  read: async (db, ids) => (await exportedOrders(db, ids)).map(({ row }) => row),
  getId: ({ OrderId }) => OrderId,
  columns: [],
  fileName: ORDER_FILE.fileName,
});

/** What the file is made of. */
export const orderExportFile = defineStaffList<FileQuery, FileRow>({
  ...EXPORTED_ORDERS,
  ...ORDER_FILE,
  call: null,
  exportCall: CALLS.exportOrders,
  getColumns: ({ columns }) => getColumns(columns),
  read: async (db, ids) => (await exportedOrders(db, ids)).map(({ row, person }) => ({ ...row, ...person })),
  getId: ({ OrderId }) => OrderId,
});
