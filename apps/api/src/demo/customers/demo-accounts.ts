import { ROLES, type Role } from '@heizplatz/identity';

export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  /** Where a dealer goes after login; null for everybody else. */
  readonly redirectUrl: string | null;
}

/** The password of every demo account; displayed on the login page in demo mode only (rule DEMO-06). */
export const DEMO_PASSWORD = 'Heizen-2026!';

const account = (name: string, firstName: string, lastName: string, role?: Role): DemoAccount => ({
  email: `${name}@example.com`,
  firstName,
  lastName,
  roles: role ? [role] : [],
  redirectUrl: role ? null : '/',
});

/** One account a role, and a dealer. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('kunde', 'Katharina', 'Lindner', ROLES.customer),
  account('support', 'Jonas', 'Brandl', ROLES.customerSupport),
  account('haendlersupport', 'Miriam', 'Oswald', ROLES.dealerSupport),
  account('editor', 'Tobias', 'Kern', ROLES.editor),
  account('admanager', 'Nele', 'Wichmann', ROLES.adManager),
  account('finanzen', 'Georg', 'Haslinger', ROLES.financial),
  account('marketing', 'Selma', 'Vogt', ROLES.marketing),
  account('presse', 'Arno', 'Reimers', ROLES.press),
  account('werbepartner', 'Lea', 'Stucki', ROLES.advertisingPartner),
  account('haendler', 'Hanno', 'Ebersberg'),
  account('admin', 'Ines', 'Falk', ROLES.admin),
];
