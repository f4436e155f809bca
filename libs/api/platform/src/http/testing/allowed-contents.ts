import { ROLES } from '@heizplatz/identity';
import type { CallId, Caller } from './callers';

const { admin } = ROLES;
const NEWS: readonly Caller[] = [ROLES.editor, ROLES.marketing, admin];
const EDITORS: readonly Caller[] = [ROLES.editor, admin];
const ADVERTS: readonly Caller[] = [ROLES.adManager, admin];
const CAMPAIGNS: readonly Caller[] = [ROLES.adManager, ROLES.marketing, admin];
const PARTNERS: readonly Caller[] = [ROLES.advertisingPartner, admin];
const PRESS: readonly Caller[] = [ROLES.press, admin];

/** Contents, adverts and press downloads: a part of ALLOWED. */
export const ALLOWED_CONTENTS: Partial<Record<CallId, readonly Caller[]>> = {
  // Contents: pages
  staffPages: EDITORS,
  exportStaffPages: EDITORS,
  staffPage: EDITORS,
  staffPageVersion: EDITORS,
  savePage: EDITORS,
  savePageBlocks: EDITORS,
  actOnPage: EDITORS,
  restorePageVersion: EDITORS,
  checkPageCopy: EDITORS,
  copyPage: EDITORS,
  contentPlan: EDITORS,
  removePage: EDITORS,
  pagePreviewLink: EDITORS,
  // Contents: media, news, prompts, menus
  staffMedia: NEWS,
  exportStaffMedia: NEWS,
  staffMedium: EDITORS,
  uploadMedium: EDITORS,
  saveMedium: EDITORS,
  removeMedium: EDITORS,
  staffNews: NEWS,
  exportStaffNews: NEWS,
  staffNewsTopics: NEWS,
  staffArticle: NEWS,
  saveArticle: NEWS,
  actOnArticle: NEWS,
  removeArticle: NEWS,
  articlePreviewLink: NEWS,
  staffPrompts: NEWS,
  exportStaffPrompts: NEWS,
  staffPrompt: NEWS,
  savePrompt: NEWS,
  removePrompt: NEWS,
  staffMenus: EDITORS,
  saveMenu: EDITORS,
  // Adverts, campaigns, slots; a partner's own statistics
  staffAdverts: ADVERTS,
  exportStaffAdverts: ADVERTS,
  staffAdvert: ADVERTS,
  saveAdvert: ADVERTS,
  previewAdvert: ADVERTS,
  setAdvertState: ADVERTS,
  duplicateAdvert: ADVERTS,
  uploadAdvertPicture: ADVERTS,
  staffAdvertisers: ADVERTS,
  saveAdvertiser: ADVERTS,
  staffCampaigns: CAMPAIGNS,
  exportStaffCampaigns: CAMPAIGNS,
  staffCampaign: CAMPAIGNS,
  saveCampaign: ADVERTS,
  pauseCampaign: ADVERTS,
  extendCampaign: ADVERTS,
  staffSlots: ADVERTS,
  exportStaffSlots: ADVERTS,
  staffSlot: ADVERTS,
  slotChoices: ADVERTS,
  trySlot: ADVERTS,
  saveSlot: ADVERTS,
  switchSlot: ADVERTS,
  advertFigures: CAMPAIGNS,
  partnerAdverts: PARTNERS,
  exportPartnerAdverts: PARTNERS,
  partnerFigures: PARTNERS,
  // Press downloads
  pressPrices: PRESS,
  exportPressPrices: PRESS,
  pressChart: PRESS,
  pressLogo: PRESS,
};
