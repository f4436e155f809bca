import { useSearchParams } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '../../shared/staff-table/filters/list-filter';
import { useCancellationLabels } from './use-cancellation-labels';
import { toOptions } from '../../shared/labels/to-options';

/** Filters of the list; a dealer is retained when a link has named it. */
export function useCancellationFilters(dealerName: string | undefined): readonly ListFilter[] {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { kinds } = useCancellationLabels();
  const dealer = params.get('dealer') ?? '';
  const all = { value: '', label: t`Alle` };
  return [
    {
      name: 'state',
      label: t`Stand`,
      options: [all, { value: 'open', label: t`Offen` }, { value: 'booked', label: t`Gebucht` }],
    },
    {
      name: 'kind',
      label: t`Art`,
      options: [all, ...toOptions(kinds)],
    },
    {
      name: 'country',
      label: t`Land`,
      options: [
        { value: '', label: t`Alle Länder` },
        { value: '1', label: t`Deutschland` },
        { value: '2', label: t`Österreich` },
        { value: '3', label: t`Schweiz` },
      ],
    },
    { name: 'unanswered', label: t`Kommentare`, options: [all, { value: '1', label: t`Unbeantwortet` }] },
    { name: 'mine', label: t`Zuständig`, options: [all, { value: '1', label: t`Von mir übernommen` }] },
    ...(dealer === ''
      ? []
      : [{ name: 'dealer', label: t`Händler`, options: [all, { value: dealer, label: dealerName ?? dealer }] }]),
  ];
}
