import { type CallResponse, type CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { monthName } from '@heizplatz/country';
import { useSearchParams } from '@heizplatz/router';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';

type Month = Pick<CallResponse<typeof CALLS.salesMonth>, 'Month' | 'Months'>;

/**
 * A month of all dealers, or all months of the dealer that a link has named. `month` and `dealerName`: undefined until they
 * are known.
 */
export function useSalesFilters(month: Month | undefined, dealerName: string | undefined): readonly ListFilter[] {
  const [params] = useSearchParams();
  const dealer = params.get('dealer') ?? '';
  const options = (month?.Months ?? []).map((value) => ({ value, label: monthName(value) }));
  const filters = useListFilters(STAFF_LISTS.salesList, {
    month: dealer === '' ? null : { options },
    dealer: dealer === '' ? null : { options: [{ value: dealer, label: dealerName ?? dealer }] },
  });
  if (dealer !== '' || !month) return filters;
  const { label } = STAFF_LISTS.salesList.filters.month;
  return [{ name: 'month', label, options, fallback: month.Month }, ...filters];
}
