import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { postcodeIndex } from './postcode-index';

/** POST /api/location/check-zipcode: whether the postcode exists; whatever is none is false. */
export const checkZipCode = defineHandler(CALLS.checkZipCode, async ({ body }, { db, clock }) => {
  const index = await postcodeIndex(db, clock());
  return index.find(body.CountryId, body.ZipCode.trim()) !== undefined;
});
