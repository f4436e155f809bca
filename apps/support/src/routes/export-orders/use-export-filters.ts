import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import type { ListFilter } from '../../shared/staff-table/filters/list-filter';
import { useListFilters } from '../../shared/staff-table/filters/use-list-filters';
import { DEALERS_INPUT } from './dealers-input';

/** The day that counts, from and to, country and dealer. */
export function useExportFilters(): readonly ListFilter[] {
  const [params] = useSearchParams();
  const { data: dealers = [] } = useCall(CALLS.statisticDealers, DEALERS_INPUT);
  const country = params.get('country') ?? '';
  const visible = dealers.filter(({ CountryId }) => country === '' || String(CountryId) === country);
  return useListFilters(STAFF_LISTS.orderExportRows, {
    dealer: { options: visible.map(({ Id, Name }) => ({ value: String(Id), label: Name })) },
  });
}
