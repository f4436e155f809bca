import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findCustomerAccount } from './customer-account';
import { presentStaffCustomer } from './present-staff-customer';

export const staffCustomer = defineHandler(CALLS.staffCustomer, async ({ params }, context) => {
  const customer = await findCustomerAccount(context.db, params.customerId);
  if (!customer) throw problem('NOT_FOUND');
  return presentStaffCustomer(context.db, customer, context);
});
