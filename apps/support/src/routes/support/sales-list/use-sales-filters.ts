import type { CallResponse, CALLS } from '@heizplatz/contract';
import { monthName } from '@heizplatz/country';
import { useSearchParams } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';

type Month = Pick<CallResponse<typeof CALLS.salesMonth>, 'Month' | 'Months'>;

/**
 * A month of all dealers, or all months of the dealer that a link has named. `month` and `dealerName`: undefined until they
 * are known.
 */
export function useSalesFilters(month: Month | undefined, dealerName: string | undefined): readonly ListFilter[] {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const countries = [{ value: '', label: t`alle Länder` }, ...useCountryChoices()];
  const dealer = params.get('dealer') ?? '';
  const months = (month?.Months ?? []).map((value) => ({ value, label: monthName(value) }));
  const ofDealer: readonly ListFilter[] = [
    { name: 'month', label: t`Monat`, options: [{ value: '', label: t`alle Monate` }, ...months] },
    {
      name: 'dealer',
      label: t`Händler`,
      options: [
        { value: '', label: t`alle` },
        { value: dealer, label: dealerName ?? dealer },
      ],
    },
  ];
  const ofAll: readonly ListFilter[] = month
    ? [{ name: 'month', label: t`Monat`, options: months, fallback: month.Month }]
    : [];
  return [...(dealer === '' ? ofAll : ofDealer), { name: 'country', label: t`Land`, options: countries }];
}
