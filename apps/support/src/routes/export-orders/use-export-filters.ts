import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useCountryChoices } from '../../shared/staff-form/use-choices';
import type { ListFilter } from '../../shared/staff-table/filters/list-filter';
import { DEALERS_INPUT } from './dealers-input';

/** The day that counts, from and to, country and dealer. */
export function useExportFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { data: dealers = [] } = useCall(CALLS.statisticDealers, DEALERS_INPUT);
  const countries = useCountryChoices();
  const country = params.get('country') ?? '';
  const visible = dealers.filter(({ CountryId }) => country === '' || String(CountryId) === country);
  return [
    {
      name: 'dateKind',
      label: t`Tag`,
      options: [
        { value: '', label: t`bestellt` },
        { value: 'delivered', label: t`geliefert` },
        { value: 'invoiced', label: t`abgerechnet` },
      ],
    },
    { name: 'from', label: t`Von` },
    { name: 'to', label: t`Bis` },
    { name: 'country', label: t`Land`, options: [{ value: '', label: t`Alle Länder` }, ...countries] },
    {
      name: 'dealer',
      label: t`Händler`,
      options: [
        { value: '', label: t`Alle Händler` },
        ...visible.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
      ],
    },
  ];
}
