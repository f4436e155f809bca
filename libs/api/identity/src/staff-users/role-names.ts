import { ROLES } from '@heizplatz/identity';

/** Roles as files name them. */
export const ROLE_NAMES: Readonly<Record<string, string>> = {
  [ROLES.admin]: 'Admin',
  [ROLES.customerSupport]: 'Kundendienst',
  [ROLES.dealerSupport]: 'Händlerbetreuung',
  [ROLES.editor]: 'Redaktion',
  [ROLES.adManager]: 'Anzeigen',
  [ROLES.financial]: 'Finanzen',
  [ROLES.marketing]: 'Marketing',
  [ROLES.press]: 'Presse',
  [ROLES.advertisingPartner]: 'Werbepartner',
  [ROLES.customer]: 'Kunde',
};
