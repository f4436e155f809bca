import { checkLocalZipCode } from './check-local-zip-code';
import { checkZipCode } from './check-zip-code';
import { checkZipCodes } from './check-zip-codes';
import { countryStates } from './country-states';
import { placeLinks } from './place-links';
import { localRedirect } from './local-redirect';

export const placesHandlers = [
  checkLocalZipCode,
  checkZipCode,
  checkZipCodes,
  countryStates,
  placeLinks,
  localRedirect,
];
