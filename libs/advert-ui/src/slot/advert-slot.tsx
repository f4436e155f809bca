import { useCall } from '@heizplatz/api-client';
import type { AdvertSlotKey } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { useIsHydrated } from '@heizplatz/ui';
import { lazy, Suspense } from 'react';
import { AdvertSpace } from './advert-space';
import { usedSlots } from './used-slots';

const LiveAdvert = lazy(async () => ({ default: (await import('./live-advert')).LiveAdvert }));

export interface AdvertSlotProps {
  readonly slotKey: AdvertSlotKey;
  /** The visitor's, as far as it is known: '' on the server and until one was entered. */
  readonly zipCode?: string;
  /** 0 ≤ x < 1; chosen once for as long as the slot is mounted. */
  readonly random?: () => number;
}

/**
 * A slot for an advert. A slot in use reserves its space in the document, provided that the page's loader requested
 * `usedSlots`; an unused one takes no space. The advert is chosen and fetched after hydration, so documents stay
 * cacheable for everybody.
 */
export function AdvertSlot({ slotKey, zipCode = '', random = Math.random }: AdvertSlotProps) {
  const { call, input } = usedSlots(useSite().countryId);
  const { data: slots } = useCall(call, input);
  const isHydrated = useIsHydrated();
  const slot = slots?.find(({ Key }) => Key === slotKey);
  if (!slot) return null;
  const space = <AdvertSpace slotTypeId={slot.SlotTypeId} />;
  if (!isHydrated) return space;
  return (
    <Suspense fallback={space}>
      <LiveAdvert slot={slot} zipCode={slot.AppliesZipFiltering ? zipCode : ''} random={random} />
    </Suspense>
  );
}
