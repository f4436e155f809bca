import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { StaffCustomer } from './customers.ts';
import { ContentText, CustomerText, Id, WholeNumberText, requiredText } from '../../fields/fields.ts';
import { SUPPORT } from '../../staff-access.ts';

const OfCustomer = v.object({ customerId: WholeNumberText });
const Version = v.pipe(v.number(), v.integer(), v.minValue(1));
const Reason = personal('staff', requiredText(300));

const MergeSide = v.object({
  CustomerId: Id,
  Version,
  Name: CustomerText,
  Email: CustomerText,
  IsGuest: v.boolean(),
  Orders: v.number(),
  Addresses: v.number(),
  Notifications: v.number(),
  Notes: v.number(),
  Reviews: v.number(),
});

/** What stays, what moves, and why it would be refused (Refusal null: it would not). Changes nothing. */
export const mergePreview = defineCall({
  id: 'mergePreview',
  summary: 'What merging two customers would move',
  method: 'GET',
  path: '/api/support/kunden/:customerId/zusammenfuehren',
  params: OfCustomer,
  query: v.object({ other: WholeNumberText }),
  response: v.object({
    Stays: MergeSide,
    Goes: MergeSide,
    /** Addresses of the one that goes which the other has already; they are not moved. */
    SameAddresses: v.number(),
    Refusal: v.nullable(ContentText),
  }),
  access: SUPPORT,
  csrf: false,
});

/** Orders, addresses, notifications, notes and reviews move; the other account is gone for good. Not reversible. */
export const mergeCustomers = defineCall({
  id: 'mergeCustomers',
  summary: 'Merges another customer into this one',
  method: 'POST',
  path: '/api/support/kunden/:customerId/zusammenfuehren',
  params: OfCustomer,
  body: v.object({ Version, OtherNumber: Id, OtherVersion: Version, Reason }),
  response: StaffCustomer,
  access: SUPPORT,
  csrf: true,
});
