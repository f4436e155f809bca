import type { Handler } from '@heizplatz/api-platform';
import { advertFigures } from './advert-figures';
import { advertList } from './advert-list';
import { staffAdvertisers, saveAdvertiser } from './advertisers';
import { campaignList } from './campaign-list';
import { duplicateAdvert } from './duplicate-advert';
import { staffAdvert } from './staff-advert';
import { slotChoices, trySlot, staffSlot } from './get-slot';
import { partnerList } from './partner-adverts';
import { partnerFigures } from './partner-figures';
import { previewAdvert } from './preview-advert';
import { extendCampaign, staffCampaign, pauseCampaign } from './run-campaign';
import { saveAdvert } from './save-advert';
import { saveCampaign } from './save-campaign';
import { saveSlot, switchSlot } from './save-slot';
import { setAdvertState } from './set-advert-state';
import { slotList } from './slot-list';
import { uploadAdvertPicture } from './upload-advert-picture';

export const staffAdvertsHandlers: readonly Handler[] = [
  ...advertList.handlers,
  staffAdvert,
  saveAdvert,
  previewAdvert,
  setAdvertState,
  duplicateAdvert,
  uploadAdvertPicture,
  staffAdvertisers,
  saveAdvertiser,
  ...campaignList.handlers,
  staffCampaign,
  saveCampaign,
  pauseCampaign,
  extendCampaign,
  ...slotList.handlers,
  staffSlot,
  slotChoices,
  trySlot,
  saveSlot,
  switchSlot,
  advertFigures,
  ...partnerList.handlers,
  partnerFigures,
];
