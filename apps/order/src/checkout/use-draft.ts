export { useDraft } from '@heizplatz/order-ui';
