import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useCountryChoices } from '../../../../shared/staff-form/use-choices';
import { useDealerStates } from './use-dealer-states';
import type { ListFilter } from '../../../../shared/staff-table/filters/list-filter';
import { toOptions } from '../../../../shared/labels/to-options';

/** Fields of the list's filter form, as its address has them. */
export function useDealerFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { countryId } = useSite();
  const states = useDealerStates();
  const countries = useCountryChoices();
  const groups = Object.values(PRODUCT_GROUPS).map((group) => ({
    value: String(group.id),
    label: groupName(group, countryId),
  }));
  const stateOptions = toOptions(states);
  return [
    { name: 'country', label: t`Land`, options: [{ value: '', label: t`alle` }, ...countries] },
    { name: 'group', label: t`Waren`, options: [{ value: '', label: t`alle` }, ...groups] },
    { name: 'state', label: t`Angebote`, options: [{ value: '', label: t`alle` }, ...stateOptions] },
  ];
}
