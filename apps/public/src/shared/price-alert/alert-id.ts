/** Place of the price alert within a page. */
export const ALERT_ID = 'wunschpreis';
