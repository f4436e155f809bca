import * as v from 'valibot';
import { type Access, defineCall } from './call';
import { CountryId, Id, IsoDate, requiredText, WholeNumberText } from './fields';
import { slotItemParts, slotParts, StaffSlot, StaffSlotItem, StaffSlotRow } from './staff-advert';
import { RowVersion } from './staff-dealer';
import { staffExportQuery, staffListAnswer, staffListQuery } from './staff-list';

const AD_MANAGER: Access = { kind: 'roles', anyOf: ['Role_Heizplatz_AdManager'] };
const ofSlot = v.object({ slotId: v.pipe(WholeNumberText, Id) });

const filters = {
  /** empty: nothing may be shown today. */
  use: v.optional(v.picklist(['', 'empty', 'used', 'off']), ''),
  country: v.optional(v.picklist(['', '1', '2', '3']), ''),
};

export const staffSlots = defineCall({
  id: 'staffSlots',
  summary: 'Places for adverts with what stands there',
  method: 'GET',
  path: '/api/support/slots',
  query: v.object({ ...staffListQuery, ...filters }),
  answer: staffListAnswer(StaffSlotRow),
  access: AD_MANAGER,
  csrf: false,
});

export const exportStaffSlots = defineCall({
  id: 'exportStaffSlots',
  summary: 'Places for adverts as a file',
  method: 'GET',
  path: '/api/support/slots/ausgabe',
  query: v.object({ ...staffExportQuery, ...filters }),
  answer: v.unknown(),
  answersFile: true,
  access: AD_MANAGER,
  csrf: false,
});

export const staffSlot = defineCall({
  id: 'staffSlot',
  summary: 'A place for adverts with its items',
  method: 'GET',
  path: '/api/support/slots/:slotId',
  params: ofSlot,
  answer: StaffSlot,
  access: AD_MANAGER,
  csrf: false,
});

/** What could be put there: campaigns of the country that are not over, adverts of it in the slot's size that are not archived. */
export const slotChoices = defineCall({
  id: 'slotChoices',
  summary: 'Campaigns and adverts that fit a place',
  method: 'GET',
  path: '/api/support/slots/:slotId/auswahl',
  params: ofSlot,
  answer: v.object({
    Campaigns: v.array(v.object({ Id, Name: v.string(), AdvertiserId: Id, AdvertiserName: v.string() })),
    Adverts: v.array(v.object({ Id, Name: v.string(), AdvertiserId: Id, AdvertiserName: v.string() })),
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
    zipCode: v.optional(v.pipe(v.string(), v.regex(/^(|\d{4,5})$/, 'ZIPCODE_INV')), ''),
    /** Empty: today. */
    day: v.optional(v.union([v.literal(''), IsoDate]), ''),
  }),
  answer: v.object({ Items: v.array(StaffSlotItem) }),
  access: AD_MANAGER,
  csrf: false,
});

/**
 * The items become what is sent, in that order. VALIDATION: SLOT_TAKEN at Key, ITEM_INV at Items (twice the same, another
 * country, size or advertiser).
 */
export const saveSlot = defineCall({
  id: 'saveSlot',
  summary: 'Adds a place for adverts or changes it',
  method: 'POST',
  path: '/api/support/slots/speichern',
  body: v.object({
    /** Null: a new one. */
    SlotId: v.nullable(Id),
    Version: RowVersion,
    /** Counts for a new one alone. */
    CountryId,
    ...slotParts,
    Items: v.pipe(v.array(v.object(slotItemParts)), v.maxLength(100, 'TOO_LONG')),
  }),
  answer: StaffSlot,
  access: AD_MANAGER,
  csrf: true,
});

/** Without a version: in an emergency nobody waits for a form. Nodes obey within a second. */
export const switchSlot = defineCall({
  id: 'switchSlot',
  summary: 'Switches a place off at once, or on again',
  method: 'POST',
  path: '/api/support/slots/schalten',
  body: v.object({ SlotId: Id, IsOn: v.boolean(), Reason: requiredText(300) }),
  answer: StaffSlot,
  access: AD_MANAGER,
  csrf: true,
});
