export { INFO_CENTER_PATH } from '@heizplatz/routes';
