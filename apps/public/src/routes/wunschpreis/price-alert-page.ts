/** Name of the query: a form was taken. */
export const SENT_QUERY = 'gemerkt';

/** What the loader hands to the page. */
export interface PriceAlertPage {
  readonly zipCode: string;
  readonly isSent: boolean;
}
