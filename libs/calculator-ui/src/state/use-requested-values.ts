import { decodeCalculatorQuery, type ProductGroup, QUERY_NAMES } from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/country';
import { useLocation } from '@heizplatz/router';
import { OFFERS_ENDING } from '@heizplatz/routes';
import { presetZipCode } from './preset-zip-code';
import { useIsHydrated } from '@heizplatz/ui';

export interface RequestedValues {
  readonly zipCode?: string;
  readonly amount?: number;
  /** Changes with each page that is opened. */
  readonly pageKey: string;
}

/**
 * The values in the page's own address. An offer list is rendered for its query, so its bar displays it at once;
 * other documents are rendered without regard to a query and apply it after hydration. A local price page presets its
 * postcode.
 */
export function useRequestedValues(countryId: CountryId, group: ProductGroup): RequestedValues {
  const { pathname, search, key } = useLocation();
  const isHydrated = useIsHydrated();
  const preset = presetZipCode(pathname);
  const known = { pageKey: key, ...(preset !== '' && { zipCode: preset }) };
  if (!isHydrated && !pathname.endsWith(OFFERS_ENDING)) return known;
  const query = new URLSearchParams(search);
  const request = decodeCalculatorQuery(query, { countryId, productGroupId: group.id });
  const isOwnGroup = pathname.startsWith(`/${group.urlName}/`);
  return {
    ...known,
    ...(request.ZipCode !== '' && { zipCode: request.ZipCode }),
    ...(isOwnGroup && query.has(QUERY_NAMES.amount) && { amount: request.Amount }),
  };
}
