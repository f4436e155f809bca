import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { CalculationConfiguration } from '../fields/configuration.ts';
import {
  CountryId,
  EmailAddress,
  Id,
  IsoTime,
  Money,
  ProductGroupId,
  requiredText,
  shortText,
  ZipCode,
} from '../fields/fields.ts';
import { nameText } from '../fields/name-text.ts';
import { openPicklist } from '../fields/open-picklist.ts';

/** One row a number of stations; each household takes what one takes now. */
export const BulkOrderRow = v.object({
  Stations: v.number(),
  /** Of all stations, in the group's unit. */
  Amount: v.number(),
  /** The cheapest offer's, gross per t, pallet or 100 l. */
  UnitPrice: Money,
  /** Pallet goods: gross per t, since pallets differ in weight; null for loose goods. */
  TonnePrice: v.optional(v.nullable(Money), null),
  TotalPrice: Money,
  PricePerHousehold: Money,
  /** Against ordering alone; never negative. */
  SavingPerHousehold: Money,
  /** The customer group of these prices; absent in older responses. */
  CustomerGroupId: v.exactOptional(Id),
});
export type BulkOrderRow = v.InferOutput<typeof BulkOrderRow>;

/**
 * 404 (false for the client) where there is no delivery. Rows end where the total would be above the group's limit.
 */
export const bulkOrderCalculation = defineCall({
  id: 'bulkOrderCalculation',
  summary: 'What ordering together saves, from one to nine stations',
  method: 'POST',
  path: '/api/bulkorder/getBulkOrderCalculation',
  body: CalculationConfiguration,
  response: v.object({ AmountPerHousehold: v.number(), Rows: v.array(BulkOrderRow) }),
  access: ANYONE,
  csrf: false,
  onNotFound: false,
});

export const SendRequest = v.object({
  Kind: v.picklist(['bulk', 'call-back']),
  CountryId,
  ProductGroupId,
  ZipCode,
  Amount: v.pipe(v.number('AMOUNT_REQ'), v.integer(), v.minValue(1, 'AMOUNT_REQ'), v.maxValue(1_000_000, 'AMOUNT_MAX')),
  Name: personal('customer', nameText(160)),
  EmailAddress,
  Phone: v.optional(personal('customer', shortText(40)), ''),
  Message: v.optional(personal('customer', shortText(2000)), ''),
});
export type SendRequest = v.InferOutput<typeof SendRequest>;

/** Stored unconfirmed; the mail's link leads to /anfrage-bestaetigen?token=…, whose button confirms it. */
export const sendRequest = defineCall({
  id: 'sendRequest',
  summary: 'A request for a large amount, or to be called back',
  method: 'POST',
  path: '/api/requests',
  body: SendRequest,
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: true,
});

/** What a mailed token is for, without spending it; 404 for a forged one. */
export const readRequest = defineCall({
  id: 'readRequest',
  summary: 'What a request token confirms',
  method: 'GET',
  path: '/api/requests/:token',
  params: v.object({ token: personal('secret', v.pipe(v.string(), v.maxLength(200))) }),
  response: v.object({
    State: openPicklist(v.picklist(['open', 'confirmed', 'expired'])),
    Kind: openPicklist(v.picklist(['bulk', 'call-back'])),
    ProductGroupId: openPicklist(ProductGroupId),
    ZipCode,
    Amount: v.number(),
    SentAt: IsoTime,
  }),
  access: ANYONE,
  csrf: false,
  onNotFound: null,
});

/**
 * Consumes the token: support and the dealers of the place receive the inquiry. A repeated call gets the same
 * response; expired is TOKEN_EXPIRED.
 */
export const confirmRequest = defineCall({
  id: 'confirmRequest',
  summary: 'Confirms a request',
  method: 'POST',
  path: '/api/requests/confirm',
  body: v.object({ Token: personal('secret', requiredText(200)) }),
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: true,
});
