import { hasAnyRole, hasRole, ROLES, STAFF_ROLES, type User } from '@heizplatz/identity';
import { msg } from '@lingui/core/macro';
import type { ChromeLink } from './chrome-link';
import { PATHS } from './paths';

export type AccountMenuName = 'admin' | 'supporter' | 'press' | 'partner' | 'customer' | 'default';

/** The customer area's pages, in their order. */
export const CUSTOMER_LINKS: readonly ChromeLink[] = [
  { href: PATHS.customerHome, text: msg`Übersicht` },
  { href: PATHS.customerOrders, text: msg`Bestellungen` },
  { href: PATHS.customerConsumption, text: msg`Mein Verbrauch` },
  { href: PATHS.customerStore, text: msg`Mein Lager` },
  { href: PATHS.customerNotifications, text: msg`Benachrichtigungen` },
  { href: PATHS.customerMasterData, text: msg`Stammdaten` },
];

const SUPPORT: ChromeLink = { href: PATHS.support, text: msg`Support` };
/** Customers find theirs under Stammdaten. */
const PASSKEYS: ChromeLink = { href: PATHS.passkeys, text: msg`Passkeys` };

/** What the account menu offers beside the logout. A staff page that comes to life adds its line here. */
export const ACCOUNT_MENUS: Readonly<Record<AccountMenuName, readonly ChromeLink[]>> = {
  admin: [SUPPORT, PASSKEYS],
  supporter: [SUPPORT, PASSKEYS],
  press: [{ href: PATHS.press, text: msg`Pressedownloads` }, PASSKEYS],
  partner: [{ href: PATHS.partner, text: msg`Meine Anzeigen` }, PASSKEYS],
  customer: CUSTOMER_LINKS,
  default: [PASSKEYS],
};

/** Whose menu a user gets; somebody with several roles gets that of the one with the most rights. */
export function accountMenuOf(user: User): AccountMenuName {
  if (hasRole(user, ROLES.admin)) return 'admin';
  if (hasAnyRole(user, STAFF_ROLES)) return 'supporter';
  if (hasRole(user, ROLES.press)) return 'press';
  if (hasRole(user, ROLES.advertisingPartner)) return 'partner';
  return hasRole(user, ROLES.customer) ? 'customer' : 'default';
}
