/** The postcode that the form begins with. */
export const WISH_ZIP_QUERY = 'plz';
