import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { BusinessText, CountryIdText } from '../../fields/fields.ts';
import { DEALER_STAFF } from '../../staff-access.ts';

const Coordinates = v.array(v.pipe(v.number(), v.integer()));

/** A few thousand numbers: loaded by the screen that draws them, once. */
export const postcodeMap = defineCall({
  id: 'postcodeMap',
  summary: 'Where the postcodes of a country are',
  method: 'GET',
  path: '/api/support/haendler/karte/:countryId',
  params: v.object({ countryId: CountryIdText }),
  /** Three columns of one length, by postcode. */
  response: v.object({
    ZipCodes: v.array(BusinessText),
    /** Thousandths of a degree north. */
    Latitudes: Coordinates,
    /** Thousandths of a degree east. */
    Longitudes: Coordinates,
  }),
  access: DEALER_STAFF,
  csrf: false,
});
