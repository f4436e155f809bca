import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findUserAddresses } from './address-repository';
import { presentCustomerAddresses } from './present-customer-addresses';

/** All of the caller's own, of every country. */
export const customerAddresses = defineHandler(CALLS.customerAddresses, async (_, { db, user }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  return { Items: presentCustomerAddresses(await findUserAddresses(db, user.id)) };
});
