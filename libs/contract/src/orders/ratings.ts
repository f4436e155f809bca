import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import {
  BusinessText,
  GoodsText,
  IsoDate,
  ProductGroupId,
  PublishedText,
  Reference,
  requiredText,
  shortText,
} from '../fields/fields.ts';
import { openPicklist } from '../fields/open-picklist.ts';

const Stars = v.pipe(v.number(), v.integer(), v.minValue(1, 'REQUIRED'), v.maxValue(5));

/**
 * 'not-yet': the goods have not arrived. 'rated': it was rated, see Given. 'expired': the link is too old; log in
 * instead.
 */
export const RatingState = v.picklist(['open', 'rated', 'not-yet', 'expired']);

/** By the signed link of the invitation, or of the customer's own list. Forged or somebody else's: 404. */
export const ratingOfOrder = defineCall({
  id: 'ratingOfOrder',
  summary: 'What can be rated by a link',
  method: 'GET',
  path: '/api/bewertung/:token/:orderId',
  params: v.object({
    token: personal('secret', v.pipe(v.string(), v.maxLength(400))),
    orderId: impersonal('reference', v.pipe(v.string(), v.maxLength(64))),
  }),
  response: v.object({
    State: openPicklist(RatingState),
    OrderNumber: Reference,
    ProductGroupId: openPicklist(ProductGroupId),
    ProductName: GoodsText,
    Amount: v.number(),
    DealerName: BusinessText,
    DeliveredOn: v.nullable(IsoDate),
    Given: v.nullable(v.object({ Stars, Text: PublishedText })),
  }),
  access: ANYONE,
  csrf: false,
  onNotFound: null,
});

export const rateOrder = defineCall({
  id: 'rateOrder',
  summary: 'Rates a delivered order, once',
  method: 'POST',
  path: '/api/bewertung',
  body: v.object({
    Token: personal('secret', requiredText(400)),
    OrderId: impersonal('reference', v.pipe(v.string(), v.maxLength(64))),
    /** All in all; the three parts are optional. */
    Stars,
    Delivery: v.optional(v.nullable(Stars), null),
    Goods: v.optional(v.nullable(Stars), null),
    Service: v.optional(v.nullable(Stars), null),
    Text: v.optional(impersonal('published', shortText(2000)), ''),
    /** The name under it: first name and the last name's first letter, or 'Anonym'. */
    IsAnonymous: v.optional(v.boolean(), false),
  }),
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: true,
});

/** Invitations are advertising: a customer who objects gets no more (rule MAIL-05). By the link in each invitation. */
export const objectToInvitations = defineCall({
  id: 'objectToInvitations',
  summary: 'No more invitations to rate',
  method: 'POST',
  path: '/api/bewertung/widersprechen',
  body: v.object({
    Token: personal('secret', requiredText(400)),
    OrderId: impersonal('reference', v.pipe(v.string(), v.maxLength(64))),
  }),
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: true,
});
