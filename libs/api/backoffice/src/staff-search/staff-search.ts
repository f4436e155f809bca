import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { hasAnyRole, type Role, ROLES } from '@heizplatz/identity';
import { findCustomers, findDealers, findOrders } from './search-repository';

/** product.md section 6: who opens what is found. */
const ORDERS: readonly Role[] = [ROLES.customerSupport, ROLES.dealerSupport, ROLES.financial, ROLES.admin];
const CUSTOMERS: readonly Role[] = [ROLES.customerSupport, ROLES.admin];
const DEALERS: readonly Role[] = [ROLES.dealerSupport, ROLES.admin];

/** Each kind for whom it is meant; null for the others, who learn nothing of it. */
export const staffSearch = defineHandler(CALLS.staffSearch, async ({ query: { search } }, { db, user }) => ({
  Orders: hasAnyRole(user, ORDERS) ? await findOrders(db, search) : null,
  Customers: hasAnyRole(user, CUSTOMERS) ? await findCustomers(db, search) : null,
  Dealers: hasAnyRole(user, DEALERS) ? await findDealers(db, search) : null,
}));
