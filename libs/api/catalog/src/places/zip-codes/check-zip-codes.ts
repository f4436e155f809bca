import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { postcodeIndex } from '../import/postcode-index';

/** POST /api/location/check-zipcodes: the countries, each once, whose postcode exists. */
export const checkZipCodes = defineHandler(CALLS.checkZipCodes, async ({ body }, { db, services }) => {
  const index = await postcodeIndex(db, services.cache);
  const existing = body.filter(({ CountryId, ZipCode }) => index.find(CountryId, ZipCode.trim()));
  return [...new Set(existing.map(({ CountryId }) => CountryId))];
});
