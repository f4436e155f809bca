/** Place of the price alert within a page. */
export const PRICE_ALERT_ID = 'wunschpreis';
