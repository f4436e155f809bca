/** Names of the query: the postcode that the form begins with, and that a form was taken. */
export const ZIP_QUERY = 'plz';
export const SENT_QUERY = 'gemerkt';

/** What the loader hands to the page. */
export interface WishPage {
  readonly zipCode: string;
  readonly isSent: boolean;
}
