export { DEALERS_PATH } from '@heizplatz/routes';
