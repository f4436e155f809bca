import { toCountryId } from './country-id.ts';
import type { CountryId } from './site.ts';
import type { Site } from './site.ts';
import { SITES } from './sites.ts';

export const siteById = (id: CountryId): Site => SITES[id];

/** By the code of ISO 3166; undefined where no site has it. */
export const countryIdByIso = (iso: string): CountryId | undefined =>
  Object.values(SITES).find((site) => site.iso === iso)?.countryId;

/** The country's code of ISO 3166. RangeError: no site has this id. */
export const getIso = (countryId: number): Site['iso'] => siteById(toCountryId(countryId)).iso;
