import { checkZipCode } from './check-zip-code';
import { checkZipCodes } from './check-zip-codes';

export const placesHandlers = [checkZipCode, checkZipCodes];
