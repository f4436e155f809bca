import type { Handler } from '@heizplatz/api-platform';
import { getAdvertFigures } from './advert-figures';
import { advertList } from './advert-list';
import { getStaffAdvertisers, saveAdvertiser } from './advertisers';
import { campaignList } from './campaign-list';
import { duplicateAdvert } from './duplicate-advert';
import { getStaffAdvert } from './get-advert';
import { getSlotChoices, getSlotTry, getStaffSlot } from './get-slot';
import { getPartnerFigures, partnerList } from './partner-adverts';
import { previewAdvert } from './preview-advert';
import { extendCampaign, getStaffCampaign, pauseCampaign } from './run-campaign';
import { saveAdvert } from './save-advert';
import { saveCampaign } from './save-campaign';
import { saveSlot, switchSlot } from './save-slot';
import { setAdvertState } from './set-advert-state';
import { slotList } from './slot-list';
import { uploadAdvertPicture } from './upload-picture';

export const staffAdvertsHandlers: readonly Handler[] = [
  ...advertList.handlers,
  getStaffAdvert,
  saveAdvert,
  previewAdvert,
  setAdvertState,
  duplicateAdvert,
  uploadAdvertPicture,
  getStaffAdvertisers,
  saveAdvertiser,
  ...campaignList.handlers,
  getStaffCampaign,
  saveCampaign,
  pauseCampaign,
  extendCampaign,
  ...slotList.handlers,
  getStaffSlot,
  getSlotChoices,
  getSlotTry,
  saveSlot,
  switchSlot,
  getAdvertFigures,
  ...partnerList.handlers,
  getPartnerFigures,
];
