import { STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';

/** A dealer that a link has named is retained until it is deselected; `dealerName`: undefined where it is not known. */
export function useReviewFilters(dealerName: string | undefined): readonly ListFilter[] {
  const [params] = useSearchParams();
  const dealer = params.get('dealer') ?? '';
  return useListFilters(STAFF_LISTS.staffReviews, {
    dealer: dealer === '' ? null : { options: [{ value: dealer, label: dealerName ?? dealer }] },
    only: null,
  });
}
