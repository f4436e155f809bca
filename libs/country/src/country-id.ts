/** 1 Germany, 2 Austria, 3 Switzerland (specification section 3). */
export type CountryId = 1 | 2 | 3;
// eslint-disable-next-line no-restricted-syntax -- All others derive from this list.
export const COUNTRY_IDS = [1, 2, 3] as const satisfies readonly CountryId[];

/** The site that stands in where no other is named. */
export const DEFAULT_COUNTRY_ID: CountryId = COUNTRY_IDS[0];

export const isCountryId = (value: unknown): value is CountryId => COUNTRY_IDS.some((id) => id === value);

/** For an id that was stored. Throws a RangeError where no site has it. */
export function toCountryId(value: number): CountryId {
  if (!isCountryId(value)) throw new RangeError(`there is no country ${value}`);
  return value;
}
