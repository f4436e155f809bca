import { AdvertSlot } from '@heizplatz/advert-ui';
import { useSavedZipCode } from '@heizplatz/calculator-ui';
import type { AdvertSlotKey } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';

interface PageAdvertProps {
  readonly slotKey: AdvertSlotKey;
  /** Of a page about one place; else the visitor's own, once it is known. */
  readonly zipCode?: string;
}

/**
 * A public page's slot for an advert; its loader calls `usedSlots(site.countryId)`, so that the space is reserved.
 */
export function PageAdvert({ slotKey, zipCode }: PageAdvertProps) {
  const savedZipCode = useSavedZipCode(useSite().countryId);
  return <AdvertSlot slotKey={slotKey} zipCode={zipCode ?? savedZipCode} />;
}
