import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { requiredText, WholeNumberText } from '../../fields/fields.ts';
import { SUPPORT } from '../../staff-access.ts';
import { CustomerNoteKind, StaffCustomer } from './customers.ts';

export const addCustomerNote = defineCall({
  id: 'addCustomerNote',
  summary: 'A note on a customer, for staff alone',
  method: 'POST',
  path: '/api/support/kunden/:customerId/notiz',
  params: v.object({ customerId: WholeNumberText }),
  body: v.object({ Text: personal('customer', requiredText(2000)), Kind: v.optional(CustomerNoteKind, 'note') }),
  response: StaffCustomer,
  access: SUPPORT,
  csrf: true,
});
