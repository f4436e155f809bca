import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { BusinessText, CodeText, ContentText, CountryIdText, Id, WholeNumberText } from '../fields/fields.ts';

/** Where adverts may stand, by the key on the wire; what stands there is the ad manager's. */
export const ADVERT_SLOT_KEYS = {
  home: 'startseite',
  prices: 'pelletpreise',
  localPrices: 'pelletpreise-ort',
  factorChart: 'charts',
  news: 'news',
  article: 'news-artikel',
  dealers: 'holzpellethaendler',
  success: 'bestellung-erfolgreich',
} as const;
export type AdvertSlotKey = (typeof ADVERT_SLOT_KEYS)[keyof typeof ADVERT_SLOT_KEYS];

/** 1 a wide row, 2 a box in a column; each reserves its own height. */
export const SlotTypeId = v.picklist([1, 2]);
export type SlotTypeId = v.InferOutput<typeof SlotTypeId>;

const slotFields = {
  Id,
  Key: CodeText,
  SlotTypeId,
  /** Whether its items depend on the visitor's postcode. */
  AppliesZipFiltering: v.boolean(),
};

export const SlotItem = v.object({
  SlotId: Id,
  AdvertId: Id,
  CampaignId: Id,
  /** 1 contract: one of them by weighted random; 2 fill: the first, where there is none of type 1. */
  CampaignTypeId: v.picklist([1, 2]),
  /** Chance against the slot's other items of type 1; above 0. */
  Weight: v.number(),
  /** Whether the campaign is restricted to postcodes, and therefore displayed because of the visitor's. */
  IsLocal: v.boolean(),
});
export type SlotItem = v.InferOutput<typeof SlotItem>;

/** Slots that are switched on and have something to show somewhere in the country; a page reserves space for no other. */
export const advertSlots = defineCall({
  id: 'advertSlots',
  summary: 'The advert slots of a country that are in use',
  method: 'GET',
  path: '/api/iam/slots',
  query: v.object({ countryId: v.optional(CountryIdText, '1') }),
  response: v.array(v.object(slotFields)),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
  tags: ['adverts'],
});

/** 404 (null) for a slot that does not exist or is switched off. Without a postcode campaigns bound to postcodes are left out. */
export const advertSlot = defineCall({
  id: 'advertSlot',
  summary: 'A slot with what may stand there now',
  method: 'GET',
  path: '/api/iam/slots/:slotKey',
  params: v.object({ slotKey: impersonal('reference', v.pipe(v.string(), v.maxLength(60))) }),
  query: v.object({
    countryId: v.optional(CountryIdText, '1'),
    zipCode: v.optional(impersonal('place', v.pipe(v.string(), v.maxLength(10))), ''),
  }),
  response: v.object({ ...slotFields, Items: v.array(SlotItem) }),
  access: ANYONE,
  csrf: false,
  onNotFound: null,
});

/**
 * Html is sanitized: markup of an allow-list, links only to the advertiser's site. Displayed in a shadow root only.
 * 404 (null): not approved, or deleted.
 */
export const advertContent = defineCall({
  id: 'advertContent',
  summary: 'What an advert shows, on whose behalf and why',
  method: 'GET',
  path: '/api/iam/content/:advertId',
  params: v.object({ advertId: WholeNumberText }),
  response: v.object({
    Html: ContentText,
    /** GET /api/iam/content/css/{file} gives it; empty: none. */
    StylesFileName: ContentText,
    /** For people: what the advert is called. */
    Name: ContentText,
    /** Whose advert it is (rule ADVERT-03). */
    OnBehalfOf: BusinessText,
    /** Who pays for it, if somebody else; else empty. */
    PaidBy: BusinessText,
    /** Why it stands here, in a sentence. */
    Reason: ContentText,
  }),
  access: ANYONE,
  csrf: false,
  onNotFound: null,
});

const View = v.object({ SlotId: Id, CampaignId: Id, AdvertId: Id });

/** Sent without cookies; only a daily count is stored. An item that is not in that slot is not counted. */
export const countImpression = defineCall({
  id: 'countImpression',
  summary: 'An advert was seen: half of it for a second',
  method: 'POST',
  path: '/api/iam/impression',
  body: View,
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: false,
  bodyLimitBytes: 1024,
});

export const countClick = defineCall({
  id: 'countClick',
  summary: 'An advert was followed',
  method: 'POST',
  path: '/api/iam/click',
  body: View,
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: false,
  bodyLimitBytes: 1024,
});

/** What the lead partner offers at a place: text, and an address of its own. */
export const LeadOffer = v.object({
  PartnerName: BusinessText,
  Title: ContentText,
  Text: ContentText,
  LinkText: ContentText,
  LinkUrl: v.pipe(v.string(), v.url()),
});
export type LeadOffer = v.InferOutput<typeof LeadOffer>;

/** IsSuccess false, whatever the reason: no banner. */
export const leadAvailability = defineCall({
  id: 'leadAvailability',
  summary: 'Whether the partner for modern heating serves a place',
  method: 'GET',
  path: '/api/waermepartner/is-available',
  query: v.object({
    countryId: v.optional(CountryIdText, '1'),
    zipCode: v.optional(impersonal('place', v.pipe(v.string(), v.maxLength(10))), ''),
  }),
  response: v.object({ IsSuccess: v.boolean(), Payload: v.nullable(LeadOffer) }),
  access: ANYONE,
  csrf: false,
  cacheSeconds: 120,
});
