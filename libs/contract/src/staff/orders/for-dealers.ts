import { CANCELLATION_ROLES, impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { requiredText } from '../../fields/fields.ts';
import { DEALER_COMMAND_FIELDS, UPLOAD_LIMIT_BYTES } from '../../orders/dealer-orders.ts';
import { StaffOrder } from './staff-order.ts';

/**
 * Commands of an order's dealer that staff enter for it, for instance while it is on the phone: the same rules, states
 * and mails as behind the dealer's own link. VERSION_CONFLICT when the order is another by now.
 */

const ACCESS = { kind: 'roles', anyOf: CANCELLATION_ROLES } as const;
const { accept, reason, proposal, weight, paper } = DEALER_COMMAND_FIELDS;

const entered = {
  OrderId: impersonal('reference', v.pipe(v.string(), v.maxLength(64))),
  Version: v.pipe(v.number(), v.integer()),
  /** Who phoned, or why it is entered for the dealer; staff alone read it. */
  Caller: personal('customer', requiredText(200)),
};
const command = { method: 'POST', response: StaffOrder, access: ACCESS, csrf: true } as const;

export const staffAcceptForDealer = defineCall({
  ...command,
  id: 'staffAcceptForDealer',
  summary: 'Staff accepts for the dealer, with a date if it has one',
  path: '/api/support/orders/for-dealer/accept',
  body: v.object({ ...entered, ...accept }),
});

export const staffDeclineForDealer = defineCall({
  ...command,
  id: 'staffDeclineForDealer',
  summary: 'Staff declines for the dealer, with its reason',
  path: '/api/support/orders/for-dealer/decline',
  body: v.object({ ...entered, ...reason }),
});

export const staffProposeForDealer = defineCall({
  ...command,
  id: 'staffProposeForDealer',
  summary: 'Staff proposes a delivery date for the dealer',
  path: '/api/support/orders/for-dealer/propose-date',
  body: v.object({ ...entered, ...proposal }),
});

export const staffReportFailureForDealer = defineCall({
  ...command,
  id: 'staffReportFailureForDealer',
  summary: 'Staff reports for the dealer that the delivery failed',
  path: '/api/support/orders/for-dealer/delivery-failed',
  body: v.object({ ...entered, ...reason }),
});

/** A weight that was reported already is corrected by staffCorrectWeight. */
export const staffReportWeightForDealer = defineCall({
  ...command,
  id: 'staffReportWeightForDealer',
  summary: 'Staff reports for the dealer what was weighed',
  path: '/api/support/orders/for-dealer/weight',
  body: v.object({ ...entered, ...weight }),
});

export const staffUploadForDealer = defineCall({
  ...command,
  id: 'staffUploadForDealer',
  summary: 'Staff uploads a paper of the dealer',
  path: '/api/support/orders/for-dealer/document',
  body: v.object({ ...entered, ...paper }),
  bodyLimitBytes: UPLOAD_LIMIT_BYTES,
});

export const staffEnterInvoiceForDealer = defineCall({
  ...command,
  id: 'staffEnterInvoiceForDealer',
  summary: 'Staff enters that the dealer sent its invoice, and which',
  path: '/api/support/orders/for-dealer/invoice',
  body: v.object({
    ...entered,
    InvoiceNumber: impersonal('reference', requiredText(60)),
    /** Gross, in the order's currency. */
    InvoiceTotal: v.pipe(v.number('PRICE_INV'), v.minValue(0.01, 'PRICE_INV'), v.maxValue(1_000_000, 'PRICE_INV')),
  }),
});

export const staffMarkPaidForDealer = defineCall({
  ...command,
  id: 'staffMarkPaidForDealer',
  summary: 'Staff enters that the dealer was paid',
  path: '/api/support/orders/for-dealer/paid',
  body: v.object(entered),
});
