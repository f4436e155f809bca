import { ZIP_CODE_DIGITS } from '@heizplatz/country';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { BusinessText, Id, IsoDate } from '../../fields/fields.ts';
import { AD_MANAGER } from '../../staff-access.ts';
import { ofSlot, StaffSlotItem } from './staff-advert.ts';

/** What could be put there: campaigns of the country that are not over, adverts of it in the slot's size that are not archived. */
export const slotChoices = defineCall({
  id: 'slotChoices',
  summary: 'Campaigns and adverts that fit a place',
  method: 'GET',
  path: '/api/support/slots/:slotId/auswahl',
  params: ofSlot,
  response: v.object({
    Campaigns: v.array(v.object({ Id, Name: BusinessText, AdvertiserId: Id, AdvertiserName: BusinessText })),
    Adverts: v.array(v.object({ Id, Name: BusinessText, AdvertiserId: Id, AdvertiserName: BusinessText })),
  }),
  access: AD_MANAGER,
  csrf: false,
});

/** The rules of the public call, for a day and a postcode of the one who tries; nothing is counted. */
export const trySlot = defineCall({
  id: 'trySlot',
  summary: 'What a place shows at a postcode, and why',
  method: 'GET',
  path: '/api/support/slots/:slotId/probe',
  params: ofSlot,
  query: v.object({
    zipCode: v.optional(v.pipe(v.string(), v.regex(new RegExp(`^(|${ZIP_CODE_DIGITS})$`), 'ZIPCODE_INV')), ''),
    /** Empty: today. */
    day: v.optional(v.union([v.literal(''), IsoDate]), ''),
  }),
  response: v.object({ Items: v.array(StaffSlotItem) }),
  access: AD_MANAGER,
  csrf: false,
});
