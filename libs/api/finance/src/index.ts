export { toMonth, nextMonth } from './commissions/booking-month';
export { closeMonth } from './commission-months/close-month';
export { type InspectedChange, inspectCorrection } from './commissions/add-commission-correction';
export { commissionsHandlers } from './commissions/commissions-handlers';
export { fillCommissions, fillCommissionsJob } from './commissions/fill-commissions';
export { keepCommission } from './commissions/update-commission';
export { oldestOpenMonth } from './commission-months/month-repository';
export {
  commissionCorrections,
  commissionMonths,
  commissionRates,
  commissions,
  commissionStatements,
} from './commissions/schema';
export { orderExportHandlers } from './order-export/order-export-handlers';
export { orderExports, orderExportTemplates } from './order-export/schema';
export { cleanUpOrderExports, writeOrderExport } from './order-export/write-order-export';
export { placeText } from './statistics/counted-order';
export { shareOut } from './statistics/share-out';
export { statisticsHandlers } from './statistics/statistics-handlers';
