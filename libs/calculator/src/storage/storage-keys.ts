/** Where the browser stores a group's configuration (rule WIRE-02): the cookie's name and local storage's key. */
export const calculatorCookie = (countryId: number, productGroupId: number): string =>
  `hp_calc_${countryId}_${productGroupId}`;

/** Local storage: postcode, amounts, groups and session of a country. */
export const countryStorageKey = (countryId: number): string => `hp_${countryId}`;
