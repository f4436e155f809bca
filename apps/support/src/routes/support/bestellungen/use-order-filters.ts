import { OrderState } from '@heizplatz/contract';
import { ORDER_STATE_LABELS } from '@heizplatz/order-ui';
import { useSearchParams } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';

/** Filters of the list; a dealer is retained until it is deselected. `dealerName`: undefined where it is not known. */
export function useOrderFilters(dealerName: string | undefined): readonly ListFilter[] {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const dealer = params.get('dealer') ?? '';
  const states = OrderState.options.map((value) => ({ value, label: t(ORDER_STATE_LABELS[value].label) }));
  const countries = useCountryChoices();
  const all = { value: '', label: t`alle` };
  return [
    { name: 'state', label: t`Stand`, options: [all, { value: 'open', label: t`offen` }, ...states] },
    {
      name: 'late',
      label: t`Antwort des Händlers`,
      options: [all, { value: '1', label: t`ausgeblieben, letzte 30 Tage` }],
    },
    { name: 'country', label: t`Land`, options: [all, ...countries] },
    { name: 'deliveryFrom', label: t`Liefertag ab` },
    { name: 'deliveryTo', label: t`Liefertag bis` },
    ...(dealer === ''
      ? []
      : [{ name: 'dealer', label: t`Händler`, options: [all, { value: dealer, label: dealerName ?? dealer }] }]),
  ];
}
