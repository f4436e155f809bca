export { LeadBanner } from './lead/lead-banner';
export { AdvertSlot } from './slot/advert-slot';
export { loadAdverts } from './slot/load-adverts';
export { usedSlots } from './slot/used-slots';
export { AdvertPreview, PREVIEW_WIDTHS } from './content/advert-preview';
