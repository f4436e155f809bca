import { parseCookies } from '@heizplatz/api-client';
import {
  calculatorCookie,
  type CalculatorConfiguration,
  decodeCalculatorCookie,
  decodeCalculatorQuery,
  defaultConfiguration,
  type ProductGroup,
} from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/country';

/** Where options were chosen before: this page's query if it is the group's own, else the group's cookie. */
export function knownConfiguration(
  countryId: CountryId,
  group: ProductGroup,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): CalculatorConfiguration {
  const place = { countryId, productGroupId: group.id };
  if (pathname.startsWith(`/${group.urlName}/`) && search !== '') {
    const asked = decodeCalculatorQuery(new URLSearchParams(search), place);
    if (!asked.IsDefault) return asked;
  }
  const kept = parseCookies(document.cookie)[calculatorCookie(countryId, group.id)];
  return decodeCalculatorCookie(kept, place) ?? defaultConfiguration(countryId, group.id);
}
