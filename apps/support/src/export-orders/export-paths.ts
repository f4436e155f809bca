export { EXPORT_ORDERS_PATH } from '@heizplatz/routes';
