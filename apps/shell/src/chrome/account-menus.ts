import { hasAnyRole, hasRole, ROLES, STAFF_ROLES, type User } from '@heizplatz/identity';
import {
  CUSTOMER_HOME_PATH,
  CUSTOMER_ORDERS_PATH,
  CONSUMPTION_PATH,
  FUEL_STORAGE_PATH,
  NOTIFICATIONS_PATH,
  MASTER_DATA_PATH,
  STAFF_HOME_PATH,
  PASSKEYS_PATH,
  PRESS_PATH,
  PARTNER_PATH,
} from '@heizplatz/routes';
import { msg } from '@lingui/core/macro';
import type { ChromeLink } from './chrome-link';

export type AccountMenuName = 'admin' | 'supporter' | 'press' | 'partner' | 'customer' | 'default';

/** The customer area's pages, in their order. */
export const CUSTOMER_LINKS: readonly ChromeLink[] = [
  { href: CUSTOMER_HOME_PATH, text: msg`Übersicht` },
  { href: CUSTOMER_ORDERS_PATH, text: msg`Bestellungen` },
  { href: CONSUMPTION_PATH, text: msg`Mein Verbrauch` },
  { href: FUEL_STORAGE_PATH, text: msg`Mein Lager` },
  { href: NOTIFICATIONS_PATH, text: msg`Benachrichtigungen` },
  { href: MASTER_DATA_PATH, text: msg`Stammdaten` },
];

const SUPPORT: ChromeLink = { href: STAFF_HOME_PATH, text: msg`Support` };
/** Customers find theirs under Stammdaten. */
const PASSKEYS: ChromeLink = { href: PASSKEYS_PATH, text: msg`Passkeys` };

/** What the account menu offers beside the logout. A staff page that comes to life adds its line here. */
export const ACCOUNT_MENUS: Readonly<Record<AccountMenuName, readonly ChromeLink[]>> = {
  admin: [SUPPORT, PASSKEYS],
  supporter: [SUPPORT, PASSKEYS],
  press: [{ href: PRESS_PATH, text: msg`Pressedownloads` }, PASSKEYS],
  partner: [{ href: PARTNER_PATH, text: msg`Meine Anzeigen` }, PASSKEYS],
  customer: CUSTOMER_LINKS,
  default: [PASSKEYS],
};

/** Whose menu a user gets; somebody with several roles gets that of the one with the most rights. */
export function getAccountMenu(user: User): AccountMenuName {
  if (hasRole(user, ROLES.admin)) return 'admin';
  if (hasAnyRole(user, STAFF_ROLES)) return 'supporter';
  if (hasRole(user, ROLES.press)) return 'press';
  if (hasRole(user, ROLES.advertisingPartner)) return 'partner';
  return hasRole(user, ROLES.customer) ? 'customer' : 'default';
}
