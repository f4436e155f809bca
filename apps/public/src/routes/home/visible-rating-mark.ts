/** In the chunk of home's later parts. */
export { RatingMark } from '@heizplatz/trust-ui';
