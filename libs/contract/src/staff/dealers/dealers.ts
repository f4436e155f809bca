import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  BusinessText,
  CountryId,
  Id,
  IsoDate,
  IsoTime,
  WholeNumberText,
  requiredText,
  COUNTRY_OPTIONS,
} from '../../fields/fields.ts';
import {
  branchParts,
  dealerMaster,
  DealerState,
  priceKey,
  priceTerms,
  RowVersion,
  StaffBranch,
  StaffDealer,
  StaffPrice,
} from './staff-dealer.ts';
import { DEALER_STAFF } from '../../staff-access.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { DEALER_STATE_LABELS } from '../labels.ts';

/** Dealers are DealerSupport's (rule ROLE-03). */
const ofDealer = v.object({ dealerId: v.pipe(WholeNumberText, Id) });

const filters = {
  country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS]), ''),
  /** A product group's id: dealers with a price of it. */
  group: v.optional(v.pipe(v.string(), v.regex(/^(|[1-9]|10)$/, 'GROUP_INV')), ''),
  state: v.optional(v.union([v.literal(''), DealerState]), ''),
};

const StaffDealerRow = v.object({
  Id,
  CountryId,
  Name: BusinessText,
  City: BusinessText,
  BranchCount: v.number(),
  ProductGroupIds: v.array(v.number()),
  State: openPicklist(DealerState),
  /** Null: it never had prices. */
  PricesChangedAt: v.nullable(IsoTime),
  Rating: v.nullable(v.number()),
  RatingCount: v.number(),
});

export const DEALER_LIST = {
  label: 'Händler',
  fileName: 'haendler',
  columns: {
    name: { label: 'Händler', kind: 'text', field: 'Name', sort: 'name' },
    state: { label: 'Angebote', kind: 'code', field: 'State', labels: DEALER_STATE_LABELS },
    country: { label: 'Land', kind: 'country', field: 'CountryId', sort: 'country' },
    city: { label: 'Ort', kind: 'text', field: 'City', sort: 'city' },
    branches: { label: 'Filialen', kind: 'number', field: 'BranchCount' },
    groups: { label: 'Waren', kind: 'text' },
    prices: { label: 'Preise geändert', kind: 'time', field: 'PricesChangedAt', sort: 'prices' },
    rating: { label: 'Bewertung', kind: 'number', field: 'Rating', sort: 'rating' },
    ratings: { label: 'Bewertungen', kind: 'number', field: 'RatingCount' },
    number: { label: 'Nummer', kind: 'number', field: 'Id' },
  },
  defaultSort: 'name',
  searchHint: 'Name, Firma, Ort, Postleitzahl',
  filters: {
    country: { label: 'Land', kind: 'country' },
    group: { label: 'Waren', kind: 'group' },
    state: { label: 'Angebote', labels: DEALER_STATE_LABELS },
  },
} as const satisfies ListDeclaration<v.InferOutput<typeof StaffDealerRow>>;

/** Dealers of all countries. */
export const staffDealers = defineCall({
  id: 'staffDealers',
  summary: 'Dealers as staff see them',
  method: 'GET',
  path: '/api/support/haendler',
  query: v.object({
    ...staffListQuery,
    ...filters,
  }),
  response: staffListResponse(StaffDealerRow),
  access: DEALER_STAFF,
  csrf: false,
});

export const exportStaffDealers = defineCall({
  id: 'exportStaffDealers',
  summary: 'Dealers as a file',
  method: 'GET',
  path: '/api/support/haendler/export',
  query: v.object({ ...staffExportQuery, ...filters }),
  response: v.unknown(),
  fileResponse: true,
  access: DEALER_STAFF,
  csrf: false,
});

export const staffDealer = defineCall({
  id: 'staffDealer',
  summary: 'A dealer with imprint, tax and packaging numbers',
  method: 'GET',
  path: '/api/support/haendler/:dealerId',
  params: ofDealer,
  response: StaffDealer,
  access: DEALER_STAFF,
  csrf: false,
});

/** A new dealer has no branch, no payment kind and no price, and so no offer. VERSION_CONFLICT has the dealer as it is now. */
export const saveDealer = defineCall({
  id: 'saveDealer',
  summary: 'Adds a dealer or changes its master data',
  method: 'POST',
  path: '/api/support/haendler/speichern',
  body: v.object({
    /** Null: a new one. */
    DealerId: v.nullable(Id),
    Version: RowVersion,
    /** Counts for a new one alone. */
    CountryId,
    ...dealerMaster,
  }),
  response: StaffDealer,
  access: DEALER_STAFF,
  csrf: true,
});

/** Locked, it is gone from offers and lists at once; its orders stay. */
export const lockDealer = defineCall({
  id: 'lockDealer',
  summary: 'Locks or unlocks a dealer',
  method: 'POST',
  path: '/api/support/haendler/sperren',
  body: v.object({
    DealerId: Id,
    Version: RowVersion,
    Locks: v.boolean(),
    Reason: personal('staff', requiredText(300)),
  }),
  response: StaffDealer,
  access: DEALER_STAFF,
  csrf: true,
});

export const staffBranches = defineCall({
  id: 'staffBranches',
  summary: 'Branches of a dealer with areas and options',
  method: 'GET',
  path: '/api/support/haendler/:dealerId/filialen',
  params: ofDealer,
  response: v.object({
    Rows: v.array(StaffBranch),
    /** What a branch can offer, in the order of screens. */
    Options: v.array(v.object({ Id, Name: BusinessText, Group: BusinessText, IsStandard: v.boolean() })),
  }),
  access: DEALER_STAFF,
  csrf: false,
});

/** Area and options become what is sent. VERSION_CONFLICT has the branch as it is now. */
export const saveBranch = defineCall({
  id: 'saveBranch',
  summary: 'Adds a branch or changes it with area and options',
  method: 'POST',
  path: '/api/support/haendler/filiale',
  body: v.object({
    DealerId: Id,
    /** Null: a new one. */
    BranchId: v.nullable(Id),
    Version: RowVersion,
    ...branchParts,
  }),
  response: StaffBranch,
  access: DEALER_STAFF,
  csrf: true,
});

export const staffPrices = defineCall({
  id: 'staffPrices',
  summary: 'Prices of a dealer that count and that are to come',
  method: 'GET',
  path: '/api/support/haendler/:dealerId/preise',
  params: ofDealer,
  response: v.object({
    Rows: v.array(StaffPrice),
    Branches: v.array(v.object({ Id, Name: BusinessText })),
    Products: v.array(v.object({ Id, Name: BusinessText, ProductGroupId: v.number() })),
    Certifications: v.array(v.object({ Id, Name: BusinessText })),
    Makers: v.array(BusinessText),
  }),
  access: DEALER_STAFF,
  csrf: false,
});

/**
 * Older prices stay. Of today: counts at once. What a customer pays moves by more than 15 % somewhere: VALIDATION with
 * JUMP at body.UnitPrice until AcceptsJump, by which it is not saved but held for somebody else's yes (HeldImportId). VERSION_CONFLICT has the price as it is now.
 */
export const savePrice = defineCall({
  id: 'savePrice',
  summary: 'Sets a price from a day on',
  method: 'POST',
  path: '/api/support/haendler/preis',
  body: v.object({
    DealerId: Id,
    Version: RowVersion,
    ...priceKey,
    /** Not before today. */
    ValidFrom: IsoDate,
    ...priceTerms,
    AcceptsJump: v.boolean(),
  }),
  response: StaffPrice,
  access: DEALER_STAFF,
  csrf: true,
});
