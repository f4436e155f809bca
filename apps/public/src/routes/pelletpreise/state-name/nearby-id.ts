/** Id of the table of nearby prices within a local page. */
export const NEARBY_ID = 'in-der-naehe';
