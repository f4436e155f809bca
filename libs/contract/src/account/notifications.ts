import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE, CUSTOMERS } from '../access.ts';
import { defineCall } from '../call.ts';
import { CountryId, EmailAddress, GoodsText, Id, IsoTime, Money, ZipCode, requiredText } from '../fields/fields.ts';
import { openPicklist } from '../fields/open-picklist.ts';

const done = v.object({ success: v.boolean() });

/** Wunschpreis (rule ACCOUNT-11) or news by mail. 'waiting': the mailed link was not pressed yet. */
export const Notification = v.object({
  Id,
  Kind: openPicklist(v.picklist(['price', 'news'])),
  State: openPicklist(v.picklist(['waiting', 'active', 'ended'])),
  CountryId,
  /** Null for news. */
  ZipCode: v.nullable(ZipCode),
  ProductId: v.nullable(Id),
  ProductName: v.nullable(GoodsText),
  Amount: v.nullable(v.number()),
  /** Gross per t, pallet or 100 l, at or below which a mail is sent. */
  Threshold: v.nullable(Money),
  /** Today's price, for comparison; null where there is no delivery. */
  PriceToday: v.nullable(Money),
  CreatedAt: IsoTime,
  LastSentAt: v.nullable(IsoTime),
});
export type Notification = v.InferOutput<typeof Notification>;

export const notifications = defineCall({
  id: 'notifications',
  summary: "The caller's own notifications",
  method: 'GET',
  path: '/api/kunde/benachrichtigungen',
  response: v.object({ Items: v.array(Notification) }),
  access: CUSTOMERS,
  csrf: false,
});

/**
 * Customers need no e-mail and no second step for a price; all others confirm by mail. The response is the same for a
 * known e-mail.
 */
export const addNotification = defineCall({
  id: 'addNotification',
  summary: 'Asks to be told of a price, or of news',
  method: 'POST',
  path: '/api/benachrichtigungen',
  body: v.object({
    Kind: v.picklist(['price', 'news']),
    CountryId,
    /** Null: the caller's own. */
    EmailAddress: v.optional(v.nullable(EmailAddress), null),
    ZipCode: v.optional(v.nullable(ZipCode), null),
    ProductId: v.optional(v.nullable(Id), null),
    Amount: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1, 'AMOUNT_MIN'))), null),
    Threshold: v.optional(v.nullable(v.pipe(Money, v.minValue(0.01, 'REQUIRED'))), null),
  }),
  response: done,
  access: ANYONE,
  csrf: true,
});

/** The button of /benachrichtigungen/{token}/bestaetigen. Failing: TOKEN_EXPIRED with context State. */
export const confirmNotification = defineCall({
  id: 'confirmNotification',
  summary: 'Confirms a notification by its mailed link',
  method: 'POST',
  path: '/api/benachrichtigungen/bestaetigen',
  body: v.object({ Token: personal('secret', requiredText(200)) }),
  response: done,
  access: ANYONE,
  csrf: true,
});

/**
 * One click: by the caller's Id, or by the token at the end of each mail. A repeated call gets the same response.
 */
export const endNotification = defineCall({
  id: 'endNotification',
  summary: 'Ends a notification',
  method: 'POST',
  path: '/api/benachrichtigungen/beenden',
  body: v.object({
    Id: v.optional(v.nullable(Id), null),
    Token: v.optional(v.nullable(personal('secret', v.pipe(v.string(), v.maxLength(400)))), null),
  }),
  response: done,
  access: ANYONE,
  csrf: true,
});
