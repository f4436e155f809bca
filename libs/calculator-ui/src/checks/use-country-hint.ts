import { useApi } from '@heizplatz/api-client';
import type { Site } from '@heizplatz/country';
import { useEffect, useState } from 'react';
import { BROWSER_STORAGE } from '../state/browser-storage';
import { findOtherCountries } from './find-other-countries';

/** Rule CALC-05. */
export const COUNTRY_HINT_MS = 50;

/**
 * Sites whose country has a postcode that this one refuses, 50 ms after it was refused; zipCode null: nothing to
 * query.
 */
export function useCountryHint(site: Site, zipCode: string | null): readonly Site[] {
  const api = useApi();
  const [matches, setMatch] = useState<{ readonly zipCode: string; readonly sites: readonly Site[] }>();
  useEffect(() => {
    if (zipCode === null) return;
    let isRequired = true;
    const find = async () => {
      const sites = await findOtherCountries(zipCode, site, { api, storage: BROWSER_STORAGE, clock: () => new Date() });
      if (isRequired) setMatch({ zipCode, sites });
    };
    const timer = setTimeout(() => void find(), COUNTRY_HINT_MS);
    return () => {
      isRequired = false;
      clearTimeout(timer);
    };
  }, [api, site, zipCode]);
  return matches && matches.zipCode === zipCode ? matches.sites : [];
}
