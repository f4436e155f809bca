export { PRICE_PAGES_PATH } from '@heizplatz/routes';
