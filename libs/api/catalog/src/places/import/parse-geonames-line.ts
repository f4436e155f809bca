import * as v from 'valibot';
import { type CountryId, countryIdByIso, siteById, SITES, toSiteSpelling } from '@heizplatz/country';
import { STATES } from '../local-pages/state-catalogue';

export interface GeonamesPlace {
  readonly countryId: CountryId;
  readonly zipCode: string;
  readonly placeName: string;
  readonly stateId: number;
  readonly county: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** 'DE, AT or CH'. */
const COUNTRY_CODES = Object.values(SITES)
  .map(({ iso }) => iso)
  .join(', ')
  .replace(/, (?=\w+$)/, ' or ');

const Degrees = v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d+)?$/), v.transform(Number));

/** By name in German or by code, as the country's rows have it. */
function getStateId(countryId: number, name: string, code: string): number | undefined {
  const own = STATES.filter((state) => state.countryId === countryId);
  const state =
    own.find((one) => one.mapId.slice(3) === code || one.name === name) ?? own.find((one) => one.geoCode === code);
  return state?.id;
}

/**
 * One line of GeoNames' postal-code file: country, code, place, three pairs of name and code (state, district, county),
 * latitude, longitude, accuracy, split by tabs. Returns an error message where the line is wrong.
 */
export function parseGeonamesLine(text: string): GeonamesPlace | string {
  const [country = '', zipCode = '', name = '', stateName = '', stateCode = '', ...rest] = text.split('\t');
  const [district = '', , countyName = '', , latitude = '', longitude = ''] = rest;
  const countryId = countryIdByIso(country);
  if (!countryId) return `The country '${country}' is not ${COUNTRY_CODES}`;
  if (!new RegExp(siteById(countryId).zipPattern).test(zipCode))
    return `'${zipCode}' is not a postcode of this country`;
  if (name.trim() === '') return 'The place is missing';
  const stateId = getStateId(countryId, stateName, stateCode);
  if (stateId === undefined) return `'${stateName}' (${stateCode}) is not a state or canton`;
  const point = v.safeParse(v.tuple([Degrees, Degrees]), [latitude, longitude]);
  if (!point.success) return `'${latitude}', '${longitude}' are not coordinates`;
  const county = (country === 'DE' ? countyName : district).trim();
  return {
    countryId,
    zipCode,
    placeName: toSiteSpelling(countryId, name.trim()),
    stateId,
    county: county === '' ? null : county,
    latitude: point.output[0],
    longitude: point.output[1],
  };
}
