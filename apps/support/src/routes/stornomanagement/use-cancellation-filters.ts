import { STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import type { ListFilter } from '../../shared/staff-table/filters/list-filter';
import { useListFilters } from '../../shared/staff-table/filters/use-list-filters';

/** Filters of the list; a dealer is retained when a link has named it. */
export function useCancellationFilters(dealerName: string | undefined): readonly ListFilter[] {
  const [params] = useSearchParams();
  const dealer = params.get('dealer') ?? '';
  return useListFilters(STAFF_LISTS.cancellationList, {
    dealer: dealer === '' ? null : { options: [{ value: dealer, label: dealerName ?? dealer }] },
  });
}
