import { type Account, accountById, lockAccount } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { isStaffRoles, ROLES } from '@heizplatz/identity';
import { findCurrentNumber } from './merged-customer-repository';

/** Customers and guests; neither staff, who have lists of their own, nor dealers. */
const isCustomer = ({ isGuest, roles, redirectUrl }: Account): boolean =>
  (isGuest || roles.includes(ROLES.customer)) && !isStaffRoles(roles) && redirectUrl === null;

/** By its number, or by that of one that was merged into it; null for users who are not customers. */
export async function findCustomerAccount(db: Database, customerId: number): Promise<Account | null> {
  const account = await accountById(db, await findCurrentNumber(db, customerId));
  return account && isCustomer(account) ? account : null;
}

/** By its own number alone, locked until the transaction ends: what is written names the customer that was displayed. */
export async function lockCustomerAccount(tx: Database, customerId: number): Promise<Account | null> {
  const account = await lockAccount(tx, customerId);
  return account && isCustomer(account) ? account : null;
}

/** As the audit log names it. */
export const customerName = ({ firstName, lastName, email }: Account): string =>
  `${firstName} ${lastName}`.trim() || email;
