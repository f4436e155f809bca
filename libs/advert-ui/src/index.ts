export { LeadBanner } from './lead/lead-banner';
export { AdvertSlot } from './slot/advert-slot';
export type { AdvertSlotProps } from './slot/advert-slot';
export { loadAdverts } from './slot/load-adverts';
export { usedSlots } from './slot/used-slots';
