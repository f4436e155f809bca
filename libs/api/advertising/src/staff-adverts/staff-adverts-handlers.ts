import type { Handler } from '@heizplatz/api-platform';
import { advertFigures } from '../advert-statistics/advert-figures';
import { advertList } from './advert-list';
import { staffAdvertisers, saveAdvertiser } from '../campaigns/advertisers';
import { campaignList } from '../campaigns/campaign-list';
import { duplicateAdvert } from './duplicate-advert';
import { staffAdvert } from './staff-advert';
import { slotChoices, trySlot, staffSlot } from '../slots/get-slot';
import { partnerList } from '../advert-statistics/partner-adverts';
import { partnerFigures } from '../advert-statistics/partner-figures';
import { previewAdvert } from './preview-advert';
import { extendCampaign, staffCampaign, pauseCampaign } from '../campaigns/run-campaign';
import { saveAdvert } from './save-advert';
import { saveCampaign } from '../campaigns/save-campaign';
import { saveSlot, switchSlot } from '../slots/save-slot';
import { setAdvertState } from './set-advert-state';
import { slotList } from '../slots/slot-list';
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
