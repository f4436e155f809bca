export { picturePath } from './adverts/advert-file-paths';
export { advertsHandlers } from './adverts/adverts-handlers';
export { cleanHtml } from './adverts/clean-html';
export { registerAdvertFiles } from './adverts/register-advert-files';
export {
  advertDays,
  advertFiles,
  advertisers,
  advertiserUsers,
  adverts,
  advertSlotItems,
  advertSlots,
  campaigns,
  type ZipRange,
} from './adverts/schema';
export { storePicture, storeStyles } from './adverts/store-advert-file';
export { listRunningItems } from './slots/list-running-items';
export { listSlots } from './slots/slot-repository';
export { staffAdvertsHandlers } from './staff-adverts/staff-adverts-handlers';
