import type { Handler } from '@heizplatz/api-platform';
import { answerExportOrders } from './export-orders';
import { answerOrderExportJobFile, answerOrderExportJobs, answerStartOrderExport } from './order-export-jobs';
import { orderExportPreview } from './order-export-list';
import { answerOrderExportLog } from './order-export-log';
import {
  answerOrderExportTemplates,
  answerRemoveOrderExportTemplate,
  answerSaveOrderExportTemplate,
} from './order-export-templates';

export const orderExportHandlers: readonly Handler[] = [
  ...orderExportPreview.handlers,
  answerExportOrders,
  answerOrderExportJobFile,
  answerOrderExportJobs,
  answerOrderExportLog,
  answerOrderExportTemplates,
  answerRemoveOrderExportTemplate,
  answerSaveOrderExportTemplate,
  answerStartOrderExport,
];
