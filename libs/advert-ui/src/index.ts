export { AdvertSlot } from './slot/advert-slot';
export type { AdvertSlotProps } from './slot/advert-slot';
export { usedSlots } from './slot/used-slots';
