export { picturePath } from './adverts/advert-file-paths';
export { advertsHandlers } from './adverts/adverts-handlers';
export { checkStyles } from './adverts/check-styles';
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
export { listRunningItems, listSlots } from './adverts/slot-repository';
export { storePicture, storeStyles } from './adverts/store-advert-file';
export { staffAdvertsHandlers } from './staff-adverts/staff-adverts-handlers';
