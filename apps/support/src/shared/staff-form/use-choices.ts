import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useSite, useUser } from '@heizplatz/router';
import type { SelectOption } from '@heizplatz/ui';
import { getOwnSites } from '../start/own-countries';

/** The countries that the person works for, by their number. */
export const useCountryChoices = (): readonly SelectOption[] =>
  getOwnSites(useUser()).map(({ countryId, countryName }) => ({ value: String(countryId), label: countryName }));

/** The product groups by their number. */
export function useGroupChoices(): readonly SelectOption[] {
  const { countryId } = useSite();
  return Object.values(PRODUCT_GROUPS).map((group) => ({
    value: String(group.id),
    label: groupName(group, countryId),
  }));
}
