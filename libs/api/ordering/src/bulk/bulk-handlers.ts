import { bulkOrderCalculation } from './bulk-order-calculation';

export const bulkHandlers = [bulkOrderCalculation];
