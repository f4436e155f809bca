import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { ComplaintKind } from './complaint.ts';
import { Id, requiredText } from '../fields/fields.ts';
import { DealerOrder, DealerOrderKey, OrderKey, UploadedFile } from './placed-order.ts';

const UPLOAD_LIMIT_BYTES = 8 * 1024 * 1024;
const done = v.object({ success: v.boolean() });

export const complainAboutOrder = defineCall({
  id: 'complainAboutOrder',
  summary: 'The customer complains, with a picture if wanted',
  method: 'POST',
  path: '/api/orders/complain',
  body: v.object({
    ...OrderKey.entries,
    Kind: v.optional(ComplaintKind, 'other'),
    Text: personal('customer', requiredText(2000)),
    Picture: v.optional(v.nullable(UploadedFile), null),
  }),
  response: done,
  access: ANYONE,
  csrf: true,
  bodyLimitBytes: UPLOAD_LIMIT_BYTES,
});

/** The complaint is open again. NOT_FOUND for another order's complaint, CONFLICT once it is solved or closed. */
export const replyToComplaint = defineCall({
  id: 'replyToComplaint',
  summary: "The customer replies to the dealer's answer",
  method: 'POST',
  path: '/api/orders/complaint/reply',
  body: v.object({ ...OrderKey.entries, ComplaintId: Id, Text: personal('customer', requiredText(2000)) }),
  response: done,
  access: ANYONE,
  csrf: true,
});

export const closeComplaint = defineCall({
  id: 'closeComplaint',
  summary: 'The customer says that a complaint is solved, or closes it without a solution',
  method: 'POST',
  path: '/api/orders/complaint/close',
  body: v.object({ ...OrderKey.entries, ComplaintId: Id, IsSolved: v.boolean() }),
  response: done,
  access: ANYONE,
  csrf: true,
});

/** NOT_FOUND for another order's complaint, CONFLICT once it is solved or closed. */
export const dealerAnswerComplaint = defineCall({
  id: 'dealerAnswerComplaint',
  summary: 'The dealer answers a complaint',
  method: 'POST',
  path: '/api/dealer-orders/complaint',
  body: v.object({ ...DealerOrderKey.entries, ComplaintId: Id, Text: personal('customer', requiredText(2000)) }),
  response: DealerOrder,
  access: ANYONE,
  reveals: 'order-dealer',
  csrf: true,
});
