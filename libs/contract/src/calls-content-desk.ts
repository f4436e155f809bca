/** The calls of those who write and sell: pages, media, news, prompts, menus, adverts, press. */
export { actOnPage, exportStaffPages, savePage, savePageBlocks, staffPage, staffPages } from './calls-staff-content';
export { restorePageVersion, staffPageVersion } from './calls-page-versions';
export { checkPageCopy, copyPage } from './calls-page-copies';
export { contentPreview, pagePreviewLink } from './calls-page-previews';
export {
  duplicateAdvert,
  exportStaffAdverts,
  previewAdvert,
  saveAdvert,
  saveAdvertiser,
  setAdvertState,
  staffAdvert,
  staffAdvertisers,
  staffAdverts,
  uploadAdvertPicture,
} from './calls-staff-adverts';
export {
  exportStaffCampaigns,
  extendCampaign,
  pauseCampaign,
  saveCampaign,
  staffCampaign,
  staffCampaigns,
} from './calls-staff-campaigns';
export { exportStaffSlots, saveSlot, staffSlot, staffSlots, switchSlot } from './calls-staff-slots';
export { slotChoices, trySlot } from './calls-slot-trial';
export { advertFigures, exportPartnerAdverts, partnerAdverts, partnerFigures } from './calls-advert-figures';
export { exportPressPrices, pressChart, pressLogo, pressPrices } from './calls-press';
export { exportStaffMedia, removeMedium, saveMedium, staffMedia, staffMedium, uploadMedium } from './calls-staff-media';
export { exportStaffNews, saveArticle, staffArticle, staffNews, staffNewsTopics } from './calls-staff-news';
export { exportStaffPrompts, removePrompt, savePrompt, staffPrompt, staffPrompts } from './calls-staff-prompts';
export { chromeMenus, saveMenu, staffMenus } from './calls-staff-menus';
