/** Place of the price table of the surroundings within a local page. */
export const NEARBY_ID = 'in-der-naehe';
