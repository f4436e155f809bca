import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { EmailAddress, requiredText, WholeNumberText } from '../../fields/fields.ts';
import { SUPPORT } from '../../staff-access.ts';
import { StaffCustomer } from './customers.ts';

const OfCustomer = v.object({ customerId: WholeNumberText });
const Version = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * For a customer who mistyped it. The new mailbox gets a link, the old one a notice; until the link is used the old
 * e-mail stays. CONFLICT for the e-mail of another account, VERSION_CONFLICT when somebody was faster.
 */
export const correctCustomerEmail = defineCall({
  id: 'correctCustomerEmail',
  summary: "Starts the correction of a customer's mistyped e-mail",
  method: 'POST',
  path: '/api/support/kunden/:customerId/email-berichtigen',
  params: OfCustomer,
  body: v.object({ Version, NewEmailAddress: EmailAddress, Reason: personal('staff', requiredText(300)) }),
  response: StaffCustomer,
  access: SUPPORT,
  csrf: true,
});

/** A success without one too. */
export const dropCustomerEmailChange = defineCall({
  id: 'dropCustomerEmailChange',
  summary: "Takes a customer's pending e-mail change back",
  method: 'POST',
  path: '/api/support/kunden/:customerId/email-verwerfen',
  params: OfCustomer,
  body: v.object({}),
  response: StaffCustomer,
  access: SUPPORT,
  csrf: true,
});
