import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';

/** Fields of the list's filter form, as its address has them. */
export function useCustomerFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { countryId } = useSite();
  const yesNo = [
    { value: '', label: t`alle` },
    { value: 'ja', label: t`ja` },
    { value: 'nein', label: t`nein` },
  ];
  const countries = useCountryChoices();
  const groups = Object.values(PRODUCT_GROUPS).map((group) => ({
    value: String(group.id),
    label: groupName(group, countryId),
  }));
  return [
    { name: 'country', label: t`Land`, options: [{ value: '', label: t`alle` }, ...countries] },
    { name: 'group', label: t`Hat bestellt`, options: [{ value: '', label: t`alles` }, ...groups] },
    { name: 'guest', label: t`Gast`, options: yesNo },
    { name: 'locked', label: t`Gesperrt`, options: yesNo },
  ];
}
