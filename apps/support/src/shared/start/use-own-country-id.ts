import type { CountryId } from '@heizplatz/country';
import { useSite, useUser } from '@heizplatz/router';
import { useState } from 'react';
import { getOwnCountryId } from './own-countries';

/**
 * The country of something new: the person's own until another is chosen. Until hydration nobody is known, so it may
 * still change until then.
 */
export function useOwnCountryId(): readonly [CountryId, (countryId: CountryId) => void] {
  const [chosen, choose] = useState<CountryId | null>(null);
  const own = getOwnCountryId(useUser(), useSite().countryId);
  return [chosen ?? own, choose];
}
