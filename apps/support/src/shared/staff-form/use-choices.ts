import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { SITES } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import type { SelectOption } from '@heizplatz/ui';

/** The three countries by their number. */
export const useCountryChoices = (): readonly SelectOption[] =>
  Object.values(SITES).map(({ countryId, countryName }) => ({ value: String(countryId), label: countryName }));

/** The product groups by their number. */
export function useGroupChoices(): readonly SelectOption[] {
  const { countryId } = useSite();
  return Object.values(PRODUCT_GROUPS).map((group) => ({
    value: String(group.id),
    label: groupName(group, countryId),
  }));
}
