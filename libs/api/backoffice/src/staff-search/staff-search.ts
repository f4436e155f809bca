import { defineHandler } from '@heizplatz/api-platform';
import { CALLS, mayCall } from '@heizplatz/contract';
import { findCustomers, findDealers, findOrders } from './search-repository';

/**
 * Each kind of what a search finds (rule STAFF-08) only for users who may open the results; null for the others, who
 * learn nothing of it.
 */
export const staffSearch = defineHandler(CALLS.staffSearch, async ({ query: { search } }, context) => {
  const { db, user } = context;
  return {
    Orders: mayCall(user, CALLS.staffOrder) ? await findOrders(db, search, context) : null,
    Customers: mayCall(user, CALLS.staffCustomer) ? await findCustomers(db, search) : null,
    Dealers: mayCall(user, CALLS.staffDealer) ? await findDealers(db, search) : null,
  };
});
