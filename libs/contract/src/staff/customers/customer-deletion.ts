import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { RetainedEntry } from '../../account/customer.ts';
import { defineCall } from '../../call.ts';
import { Id, Reference, WholeNumberText, requiredText } from '../../fields/fields.ts';
import { SUPPORT } from '../../staff-access.ts';

const OfCustomer = v.object({ customerId: WholeNumberText });

/** Changes nothing. 404 for staff and dealers. */
export const customerDeletion = defineCall({
  id: 'customerDeletion',
  summary: "What a customer's deletion would remove, and what must stay",
  method: 'GET',
  path: '/api/support/kunden/:customerId/loeschung',
  params: OfCustomer,
  response: v.object({
    Id,
    Version: v.number(),
    /** Orders that are not completed: while there are some, nothing is deleted. */
    OpenOrders: v.array(Reference),
    /** Orders whose persons are removed at once; goods, money, postcode and town stay for the statistics. */
    Anonymised: v.number(),
    Addresses: v.number(),
    Notes: v.number(),
    /** As the customer is informed by mail. */
    Kept: v.array(RetainedEntry),
  }),
  access: SUPPORT,
  csrf: false,
});

/**
 * The same as the customer's own deletion, on its request. CONFLICT while an order is open, VERSION_CONFLICT when
 * somebody was faster, VALIDATION (CONFIRM_INV) for another number than the customer's. Cannot be undone.
 */
export const deleteStaffCustomer = defineCall({
  id: 'deleteStaffCustomer',
  summary: 'Deletes a customer on its request; orders are retained as law demands',
  method: 'POST',
  path: '/api/support/kunden/:customerId/loeschen',
  params: OfCustomer,
  body: v.object({
    Version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The customer's number, entered again. */
    CustomerNumber: Id,
    Reason: personal('staff', requiredText(300)),
  }),
  response: v.object({ success: v.boolean(), Kept: v.array(RetainedEntry) }),
  access: SUPPORT,
  csrf: true,
});
