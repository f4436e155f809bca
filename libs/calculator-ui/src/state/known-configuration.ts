import { parseCookies } from '@heizplatz/api-client';
import {
  calculatorCookie,
  type CalculatorConfiguration,
  decodeCalculatorCookie,
  decodeCalculatorQuery,
  defaultConfiguration,
  type ProductGroup,
  readStoredConfiguration,
} from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/country';
import { BROWSER_STORAGE } from './browser-storage';

/**
 * The options that were chosen before: from this page's query if it is the group's own, else from local storage or,
 * where that is denied, from the cookie of the last seven days.
 */
export function knownConfiguration(
  countryId: CountryId,
  group: ProductGroup,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): CalculatorConfiguration {
  const place = { countryId, productGroupId: group.id };
  if (pathname.startsWith(`/${group.urlName}/`) && search !== '') {
    const query = decodeCalculatorQuery(new URLSearchParams(search), place);
    if (!query.IsDefault) return query;
  }
  const stored = readStoredConfiguration(place, BROWSER_STORAGE, new Date());
  if (stored) return stored;
  const cookie = parseCookies(document.cookie)[calculatorCookie(countryId, group.id)];
  return decodeCalculatorCookie(cookie, place) ?? defaultConfiguration(countryId, group.id);
}
