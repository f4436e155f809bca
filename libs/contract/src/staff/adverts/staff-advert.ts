import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { SlotTypeId } from '../../contents/adverts.ts';
import {
  BusinessText,
  CountryId,
  Id,
  IsoDate,
  IsoTime,
  Reference,
  StaffText,
  WholeNumberText,
  ZipCode,
  requiredText,
  shortText,
} from '../../fields/fields.ts';
import { RowVersion } from '../dealers/staff-dealer.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** Params of a call about one slot. */
export const ofSlot = v.object({ slotId: v.pipe(WholeNumberText, Id) });

/**
 * draft → submitted → approved ⇄ paused; displayed content changes: submitted again. Only approved ones are
 * displayed.
 */
export const AdvertState = v.picklist(['draft', 'submitted', 'approved', 'paused', 'archived']);
export type AdvertState = v.InferOutput<typeof AdvertState>;

/** What can be done to an advert beside changing it; the next step first. */
export const AdvertAction = v.picklist(['approve', 'resume', 'pause', 'submit', 'archive']);
export type AdvertAction = v.InferOutput<typeof AdvertAction>;

/** 1 contract: one of them by its weight; 2 fill: displayed where there is none of type 1. */
export const CampaignTypeId = v.picklist([1, 2]);

/** Whether a campaign may be displayed now, and if not, why. */
export const CampaignState = v.picklist(['running', 'coming', 'ended', 'paused', 'capped', 'blocked']);
export type CampaignState = v.InferOutput<typeof CampaignState>;

/** What can be done to a campaign. */
export const CampaignAction = v.picklist(['pause', 'resume', 'extend', 'change']);
export type CampaignAction = v.InferOutput<typeof CampaignAction>;

/** Both ends are within: 80000 to 85999. */
export const StaffZipRange = v.object({ From: ZipCode, To: ZipCode });
export type StaffZipRange = v.InferOutput<typeof StaffZipRange>;

/** What staff write of an advert itself. */
export const advertParts = {
  AdvertiserId: Id,
  Name: impersonal('business', requiredText(120)),
  SlotTypeId,
  /** Sanitized before it is stored: an allow-list of elements, no handlers, only pictures of our own. */
  Html: impersonal('content', requiredText(20_000)),
  /** Refused as a whole when anything in it is not on the list of what may be set. */
  Styles: impersonal('content', v.pipe(v.string(), v.maxLength(20_000, 'TOO_LONG'))),
  /** A path of ours, or https elsewhere. */
  LandingUrl: impersonal('business', requiredText(500)),
  /** Whose advert it is (rule ADVERT-03). */
  OnBehalfOf: impersonal('business', requiredText(160)),
  /** Who pays, if somebody else; else empty. */
  PaidBy: impersonal('business', shortText(160)),
  /** Why it stands there, in a sentence. */
  Reason: impersonal('business', requiredText(300)),
};

export const StaffAdvert = v.object({
  Id,
  Version: RowVersion,
  CountryId,
  AdvertiserName: BusinessText,
  State: openPicklist(AdvertState),
  /** What the caller may do to it now. */
  Actions: v.array(openPicklist(AdvertAction)),
  ...advertParts,
  /** As it is served; empty: none. */
  StylesFileName: Reference,
  ApprovedAt: v.nullable(IsoTime),
  /** Null: not approved, or the account was deleted. */
  ApprovedBy: v.nullable(StaffText),
  /** Its placements, whether it is displayed now or not. */
  Places: v.array(
    v.object({
      SlotId: Id,
      SlotName: BusinessText,
      CampaignId: Id,
      CampaignName: BusinessText,
      State: openPicklist(CampaignState),
      EndsOn: v.nullable(IsoDate),
    }),
  ),
});
export type StaffAdvert = v.InferOutput<typeof StaffAdvert>;

const Cap = v.nullable(
  v.pipe(v.number(), v.integer('NUMBER_INV'), v.minValue(1, 'VALUE_MIN'), v.maxValue(1e9, 'VALUE_MAX')),
);

/** What staff write of a campaign. */
export const campaignParts = {
  AdvertiserId: Id,
  Name: impersonal('business', requiredText(120)),
  CampaignTypeId,
  StartsOn: IsoDate,
  /** Within; null: until further notice. */
  EndsOn: v.nullable(IsoDate),
  /** Empty: everywhere in the country. */
  ZipRanges: v.pipe(v.array(StaffZipRange), v.maxLength(200, 'TOO_LONG')),
  /** Impressions; null: no cap. */
  CapImpressions: Cap,
  CapImpressionsPerDay: Cap,
  /** What was agreed; null: nothing. */
  TargetImpressions: Cap,
};

const delivered = {
  /** Of its whole life. */
  Impressions: v.number(),
  Clicks: v.number(),
};

export const StaffCampaignRow = v.object({
  Id,
  CountryId,
  AdvertiserName: BusinessText,
  State: openPicklist(CampaignState),
  ...campaignParts,
  ...delivered,
});
export type StaffCampaignRow = v.InferOutput<typeof StaffCampaignRow>;

export const StaffCampaign = v.object({
  ...StaffCampaignRow.entries,
  Version: RowVersion,
  IsPaused: v.boolean(),
  /** What the caller may do to it now; absent in older answers. */
  Actions: v.optional(v.array(openPicklist(CampaignAction))),
  ImpressionsToday: v.number(),
  Items: v.array(
    v.object({
      SlotId: Id,
      SlotName: BusinessText,
      AdvertId: Id,
      AdvertName: BusinessText,
      AdvertState: openPicklist(AdvertState),
      Weight: v.number(),
    }),
  ),
  /** Other campaigns that want the same slot, postcodes and days. */
  Overlaps: v.array(
    v.object({
      SlotId: Id,
      SlotName: BusinessText,
      CampaignId: Id,
      CampaignName: BusinessText,
      AdvertiserName: BusinessText,
      CampaignTypeId,
      From: IsoDate,
      /** Null: both until further notice. */
      To: v.nullable(IsoDate),
      /** Empty: everywhere. */
      ZipRanges: v.array(StaffZipRange),
    }),
  ),
});
export type StaffCampaign = v.InferOutput<typeof StaffCampaign>;

export const slotItemParts = {
  CampaignId: Id,
  AdvertId: Id,
  /** Against the slot's other items of type 1. */
  Weight: v.pipe(v.number(), v.integer('NUMBER_INV'), v.minValue(1, 'VALUE_MIN'), v.maxValue(1000, 'VALUE_MAX')),
};

/** Why an item is not displayed in a slot; 'shown': it may be. */
export const ItemVerdict = v.picklist([
  ...['shown', 'behind-contracts', 'not-first', 'slot-off', 'not-approved', 'other-size', 'other-country'],
  ...['coming', 'ended', 'paused', 'capped', 'blocked', 'other-place', 'place-unknown', 'slot-unfiltered'],
] as const);
export type ItemVerdict = v.InferOutput<typeof ItemVerdict>;

export const StaffSlotItem = v.object({
  ...slotItemParts,
  CampaignName: BusinessText,
  CampaignTypeId,
  AdvertiserName: BusinessText,
  AdvertName: BusinessText,
  ZipRanges: v.array(StaffZipRange),
  Verdict: openPicklist(ItemVerdict),
  /** 0 to 100, of this place and day. */
  ChancePercent: v.number(),
});
export type StaffSlotItem = v.InferOutput<typeof StaffSlotItem>;

/** What staff write of a slot beside its items. */
export const slotParts = {
  Key: v.pipe(v.string(), v.trim(), v.regex(/^[a-z][a-z\d-]{1,58}$/, 'KEY_INV')),
  Name: impersonal('business', requiredText(80)),
  /** Path of the page where it can be looked at. */
  Page: v.pipe(v.string(), v.trim(), v.maxLength(200, 'TOO_LONG'), v.regex(/^\/(?![/\\])\S*$/, 'PATH_INV')),
  SlotTypeId,
  AppliesZipFiltering: v.boolean(),
};

export const StaffSlotRow = v.object({
  Id,
  CountryId,
  ...slotParts,
  IsOn: v.boolean(),
  ItemCount: v.number(),
  /**
   * What may be displayed today somewhere in the country, with the probability of each where all of them are
   * eligible.
   */
  Chances: v.array(v.object({ AdvertName: BusinessText, ChancePercent: v.number() })),
});
export type StaffSlotRow = v.InferOutput<typeof StaffSlotRow>;

export const StaffSlot = v.object({
  Id,
  Version: RowVersion,
  CountryId,
  ...slotParts,
  IsOn: v.boolean(),
  /** As of today, for a visitor whose postcode is not known. */
  Items: v.array(StaffSlotItem),
});
export type StaffSlot = v.InferOutput<typeof StaffSlot>;
