import { ProblemError, useApi } from '@heizplatz/api-client';
import { validateZipCode } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';
import { useLocation, useNavigate } from '@heizplatz/router';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';
import { useEffect, useRef } from 'react';
import { presetZipCode } from '../state/preset-zip-code';

/** Stands for a part that an address does not have (rule URL-04). */
const NO_PART = '-';

/**
 * On a local price page: queries the server whether a postcode has another page, and navigates there (rule CALC-10).
 * Elsewhere, for input that is no postcode, and when the request fails, nothing happens.
 */
export function useLocalPage(site: Site): (zipCode: string) => Promise<void> {
  const api = useApi();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const view = useRef(pathname);
  useEffect(() => {
    view.current = pathname;
  }, [pathname]);

  return async (zipCode) => {
    if (!pathname.startsWith(`${PRICE_PAGES_PATH}/`) || validateZipCode(zipCode, site) !== null) return;
    if (presetZipCode(pathname) === zipCode) return;
    const [state = NO_PART, countyOrCity = NO_PART, city = NO_PART] = pathname.split('/').slice(2).filter(Boolean);
    const params = { countryId: String(site.countryId), state, countyOrCity, city };
    try {
      const { Valid, ValidLocationUrl } = await api(CALLS.checkLocalZipCode, { params, query: { zipCode } });
      // For an unknown postcode the response names the state's page; that is no reason to leave this one.
      const isItsPage = presetZipCode(ValidLocationUrl) === zipCode;
      if (!Valid && isItsPage && view.current === pathname) void navigate(ValidLocationUrl);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
    }
  };
}
