import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { IsoDate, requiredText, shortText } from '../fields/fields.ts';
import { DealerOrder, DealerOrderKey, TimeOfDay, UploadedFile } from './placed-order.ts';

/** The dealer's page: granted by the signed link of its mail alone; a wrong or old token is 404. */

export const UPLOAD_LIMIT_BYTES = 8 * 1024 * 1024;
const key = DealerOrderKey.entries;

/** What each command carries beside its key. */
const accept = { Window: v.optional(v.nullable(v.object({ Date: IsoDate, From: TimeOfDay, To: TimeOfDay })), null) };
const reason = { Reason: personal('customer', requiredText(500)) };
const proposal = {
  Date: IsoDate,
  From: TimeOfDay,
  To: TimeOfDay,
  Note: v.optional(personal('customer', shortText(500)), ''),
};
const weight = {
  /** In the group's unit. */
  DeliveredAmount: v.pipe(
    v.number('AMOUNT_REQ'),
    v.integer(),
    v.minValue(1, 'AMOUNT_MIN'),
    v.maxValue(100_000, 'AMOUNT_MAX'),
  ),
  DeliveredOn: IsoDate,
};
const paper = { Kind: v.picklist(['delivery-note', 'weighing-note', 'invoice', 'other']), File: UploadedFile };

/** The same for staff who act for the dealer. */
export const DEALER_COMMAND_FIELDS = { accept, reason, proposal, weight, paper };

export const dealerOrder = defineCall({
  id: 'dealerOrder',
  summary: 'A placed order for its dealer',
  method: 'GET',
  path: '/api/dealer-orders/:orderId',
  params: v.object({ orderId: impersonal('reference', v.pipe(v.string(), v.maxLength(64))) }),
  query: v.object({ token: v.optional(personal('secret', v.pipe(v.string(), v.maxLength(400))), '') }),
  response: DealerOrder,
  access: ANYONE,
  reveals: 'order-dealer',
  csrf: false,
  onNotFound: null,
});

/** Every command returns the order as it is afterwards; CONFLICT when its state no longer allows the command. */
export const dealerAcceptOrder = defineCall({
  id: 'dealerAcceptOrder',
  summary: 'The dealer accepts, with a date if it has one',
  method: 'POST',
  path: '/api/dealer-orders/accept',
  body: v.object({ ...key, ...accept }),
  response: DealerOrder,
  access: ANYONE,
  reveals: 'order-dealer',
  csrf: true,
});

export const dealerDeclineOrder = defineCall({
  id: 'dealerDeclineOrder',
  summary: 'The dealer declines, with its reason',
  method: 'POST',
  path: '/api/dealer-orders/decline',
  body: v.object({ ...key, ...reason }),
  response: DealerOrder,
  access: ANYONE,
  reveals: 'order-dealer',
  csrf: true,
});

export const dealerProposeDate = defineCall({
  id: 'dealerProposeDate',
  summary: 'The dealer proposes a delivery date',
  method: 'POST',
  path: '/api/dealer-orders/propose-date',
  body: v.object({ ...key, ...proposal }),
  response: DealerOrder,
  access: ANYONE,
  reveals: 'order-dealer',
  csrf: true,
});

export const dealerReportFailure = defineCall({
  id: 'dealerReportFailure',
  summary: 'The delivery failed',
  method: 'POST',
  path: '/api/dealer-orders/delivery-failed',
  body: v.object({ ...key, ...reason }),
  response: DealerOrder,
  access: ANYONE,
  reveals: 'order-dealer',
  csrf: true,
});

export const dealerReportWeight = defineCall({
  id: 'dealerReportWeight',
  summary: 'Delivered: what was weighed',
  method: 'POST',
  path: '/api/dealer-orders/weight',
  body: v.object({ ...key, ...weight }),
  response: DealerOrder,
  access: ANYONE,
  reveals: 'order-dealer',
  csrf: true,
});

export const dealerUploadDocument = defineCall({
  id: 'dealerUploadDocument',
  summary: 'A paper of the dealer: delivery note, weighing note, invoice',
  method: 'POST',
  path: '/api/dealer-orders/document',
  body: v.object({ ...key, ...paper }),
  response: DealerOrder,
  access: ANYONE,
  reveals: 'order-dealer',
  csrf: true,
  bodyLimitBytes: UPLOAD_LIMIT_BYTES,
});

export const dealerMarkOrder = defineCall({
  id: 'dealerMarkOrder',
  summary: 'The dealer says that it sent its invoice, or that it was paid',
  method: 'POST',
  path: '/api/dealer-orders/mark',
  body: v.object({ ...key, State: v.picklist(['invoiced', 'paid']) }),
  response: DealerOrder,
  access: ANYONE,
  reveals: 'order-dealer',
  csrf: true,
});
