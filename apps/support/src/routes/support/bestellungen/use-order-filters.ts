import { OrderState, STAFF_LISTS } from '@heizplatz/contract';
import { ORDER_STATE_LABELS } from '@heizplatz/order-ui';
import { useSearchParams } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';

/** Filters of the list; a dealer is retained until it is deselected. `dealerName`: undefined where it is not known. */
export function useOrderFilters(dealerName: string | undefined): readonly ListFilter[] {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const dealer = params.get('dealer') ?? '';
  const states = OrderState.options.map((value) => ({ value, label: t(ORDER_STATE_LABELS[value].label) }));
  return useListFilters(STAFF_LISTS.staffOrders, {
    state: { options: [{ value: 'open', label: t`offen` }, ...states] },
    dealer: dealer === '' ? null : { options: [{ value: dealer, label: dealerName ?? dealer }] },
  });
}
