import { ROLES } from '@heizplatz/identity';

/** Adverts and slots are AdManager's; Marketing reads campaigns (product.md section 6). */
export const ADVERT_ROLES = [ROLES.adManager];
export const CAMPAIGN_ROLES = [ROLES.adManager, ROLES.marketing];
export const PARTNER_ROLES = [ROLES.advertisingPartner];

export const ADVERTS_PATH = '/support/adverts';
export const NEW_ADVERT_PATH = '/support/adverts/create';
export const ADVERTISERS_PATH = '/support/werbekunden';
export const CAMPAIGNS_PATH = '/support/campaigns';
export const NEW_CAMPAIGN_PATH = '/support/campaigns/create';
export const SLOTS_PATH = '/support/slots';
export const NEW_SLOT_PATH = '/support/slots/create';
export const PARTNER_PATH = '/support/werbepartner';

export const advertPath = (id: number): string => `${ADVERTS_PATH}/${id}`;
export const campaignPath = (id: number): string => `${CAMPAIGNS_PATH}/${id}`;
export const slotPath = (id: number): string => `${SLOTS_PATH}/${id}`;
export const partnerAdvertPath = (id: number): string => `${PARTNER_PATH}/${id}`;
