import type { Handler } from '@heizplatz/api-platform';
import { exportOrders } from './export-orders';
import { orderExportJobFile, orderExportJobs, startOrderExport } from './order-export-jobs';
import { orderExportPreview } from './order-export-list';
import { orderExportLog } from './order-export-log';
import { orderExportTemplates, removeOrderExportTemplate, saveOrderExportTemplate } from './order-export-templates';

export const orderExportHandlers: readonly Handler[] = [
  ...orderExportPreview.handlers,
  exportOrders,
  orderExportJobFile,
  orderExportJobs,
  orderExportLog,
  orderExportTemplates,
  removeOrderExportTemplate,
  saveOrderExportTemplate,
  startOrderExport,
];
