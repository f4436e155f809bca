import { type Account, accountById, lockAccount } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { isStaffRoles, ROLES } from '@heizplatz/identity';

/** Customers and guests; neither staff, who have lists of their own, nor dealers. */
const isCustomer = ({ isGuest, roles, redirectUrl }: Account): boolean =>
  (isGuest || roles.includes(ROLES.customer)) && !isStaffRoles(roles) && redirectUrl === null;

/** Null for users who are not customers. */
export async function findCustomerAccount(db: Database, customerId: number): Promise<Account | null> {
  const account = await accountById(db, customerId);
  return account && isCustomer(account) ? account : null;
}

/** The same, locked until the transaction ends. */
export async function lockCustomerAccount(tx: Database, customerId: number): Promise<Account | null> {
  const account = await lockAccount(tx, customerId);
  return account && isCustomer(account) ? account : null;
}

/** As the audit log names it. */
export const customerName = ({ firstName, lastName, email }: Account): string =>
  `${firstName} ${lastName}`.trim() || email;
