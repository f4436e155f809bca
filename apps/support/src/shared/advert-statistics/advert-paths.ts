import { ROLES } from '@heizplatz/identity';
import { ADVERTS_PATH, CAMPAIGNS_PATH, PARTNER_PATH, SLOTS_PATH } from '@heizplatz/routes';

/** Adverts and slots are AdManager's; Marketing reads campaigns (product.md section 6). */
export const ADVERT_ROLES = [ROLES.adManager];
export const CAMPAIGN_ROLES = [ROLES.adManager, ROLES.marketing];
export const PARTNER_ROLES = [ROLES.advertisingPartner];

export const advertPath = (id: number): string => `${ADVERTS_PATH}/${id}`;
export const campaignPath = (id: number): string => `${CAMPAIGNS_PATH}/${id}`;
export const slotPath = (id: number): string => `${SLOTS_PATH}/${id}`;
export const partnerAdvertPath = (id: number): string => `${PARTNER_PATH}/${id}`;
