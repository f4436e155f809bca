import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { CountryId } from '../fields/fields.ts';

const ZipQuestion = v.object({ ZipCode: impersonal('place', v.pipe(v.string(), v.maxLength(10))), CountryId });

export const checkZipCode = defineCall({
  id: 'checkZipCode',
  summary: 'Whether a postcode exists in a country',
  method: 'POST',
  path: '/api/location/check-zipcode',
  body: ZipQuestion,
  response: v.boolean(),
  access: ANYONE,
  csrf: false,
});

export const checkZipCodes = defineCall({
  id: 'checkZipCodes',
  summary: 'In which of the named countries a postcode exists',
  method: 'POST',
  path: '/api/location/check-zipcodes',
  body: v.pipe(v.array(ZipQuestion), v.maxLength(10)),
  response: v.array(CountryId),
  access: ANYONE,
  csrf: false,
});
