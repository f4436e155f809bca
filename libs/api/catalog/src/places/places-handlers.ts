import { checkLocalZipCode } from './zip-codes/check-local-zip-code';
import { checkZipCode } from './zip-codes/check-zip-code';
import { checkZipCodes } from './zip-codes/check-zip-codes';
import { countryStates } from './local-pages/country-states';
import { placeLinks } from './local-pages/place-links';
import { localRedirect } from './local-pages/local-redirect';

export const placesHandlers = [
  checkLocalZipCode,
  checkZipCode,
  checkZipCodes,
  countryStates,
  placeLinks,
  localRedirect,
];
