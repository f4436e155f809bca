export { insertAdvert, insertAdvertiser, insertSlot } from '../adverts/testing/insert-adverts';
export { person } from '../staff-adverts/testing/ad-people';
