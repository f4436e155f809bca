/** Where a Wunschpreis is set, and whose action takes its form without script. */
export const WISH_PATH = '/wunschpreis';
/** The postcode that the form begins with. */
export const WISH_ZIP_QUERY = 'plz';
