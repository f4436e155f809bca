import { useLingui } from '@lingui/react/macro';
import { useCountryChoices, useGroupChoices } from '../staff-form/use-choices';
import type { ListFilter } from '../staff-table/filters/list-filter';

/** Country, goods, and whether it counts already: of VAT and of fees. */
export function useRateFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const all = { value: '', label: t`alle` };
  const phases = [all, { value: 'current', label: t`gilt heute` }, { value: 'coming', label: t`kommt noch` }];
  return [
    { name: 'country', label: t`Land`, options: [all, ...useCountryChoices()] },
    { name: 'group', label: t`Warengruppe`, options: [all, ...useGroupChoices()] },
    { name: 'phase', label: t`Geltung`, options: phases },
  ];
}
