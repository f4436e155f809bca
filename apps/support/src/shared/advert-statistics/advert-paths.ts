import { ADVERTS_PATH, CAMPAIGNS_PATH, PARTNER_PATH, SLOTS_PATH } from '@heizplatz/routes';

export const advertPath = (id: number): string => `${ADVERTS_PATH}/${id}`;
export const campaignPath = (id: number): string => `${CAMPAIGNS_PATH}/${id}`;
export const slotPath = (id: number): string => `${SLOTS_PATH}/${id}`;
export const partnerAdvertPath = (id: number): string => `${PARTNER_PATH}/${id}`;
