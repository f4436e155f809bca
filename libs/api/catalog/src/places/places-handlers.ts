import { checkLocalZipCode } from './check-local-zip-code';
import { checkZipCode } from './check-zip-code';
import { checkZipCodes } from './check-zip-codes';
import { getCountryStates } from './get-country-states';
import { listPlaceLinks } from './list-place-links';
import { redirectToLocal } from './redirect-to-local';

export const placesHandlers = [
  checkLocalZipCode,
  checkZipCode,
  checkZipCodes,
  getCountryStates,
  listPlaceLinks,
  redirectToLocal,
];
