import { calculateBulkOrder } from './calculate-bulk-order';

export const bulkHandlers = [calculateBulkOrder];
