import { LeadBanner } from '@heizplatz/advert-ui';
import { useSavedZipCode } from '@heizplatz/calculator-ui';
import { useSite } from '@heizplatz/router';

/** The lead partner's banner for the visitor's own place, or for the one that the page is about. */
export function PageLeadBanner({ zipCode }: { zipCode?: string }) {
  const savedZipCode = useSavedZipCode(useSite().countryId);
  return <LeadBanner zipCode={zipCode ?? savedZipCode} />;
}
