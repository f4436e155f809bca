import { hasRole, ROLES, type User } from '@heizplatz/identity';

/** An account of its own whose mailbox is known; guests and staff give an e-mail like anybody. */
export const isCustomer = (user: User | null): boolean =>
  user !== null && !user.isGuest && hasRole(user, ROLES.customer);
