export const EXPORT_ORDERS_PATH = '/export-orders';
