import { BRAND } from '@heizplatz/country';

/** Role identifiers as tokens carry them (rule ROLE-01). */
export const ROLES = {
  customer: 'Role_Customer',
  press: 'Role_Press',
  advertisingPartner: 'Role_AdvertisingPartner',
  admin: `Role_${BRAND}_Admin`,
  dealerSupport: `Role_${BRAND}_DealerSupport`,
  customerSupport: `Role_${BRAND}_CustomerSupport`,
  editor: `Role_${BRAND}_Editor`,
  financial: `Role_${BRAND}_Financial`,
  marketing: `Role_${BRAND}_Marketing`,
  adManager: `Role_${BRAND}_AdManager`,
} as const;
export type Role = (typeof ROLES)[keyof typeof ROLES];
