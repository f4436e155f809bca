import { useSearchParams } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '../../../shared/staff-table/filters/list-filter';

const STARS = ['1', '2', '3', '4', '5'];

/** A dealer that a link has named is retained until it is deselected; `dealerName`: undefined where it is not known. */
export function useReviewFilters(dealerName: string | undefined): readonly ListFilter[] {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const all = { value: '', label: t`Alle` };
  const dealer = params.get('dealer') ?? '';
  return [
    { name: 'stars', label: t`Sterne`, options: [all, ...STARS.map((value) => ({ value, label: value }))] },
    {
      name: 'answer',
      label: t`Antwort`,
      options: [all, { value: 'without', label: t`Ohne Antwort` }, { value: 'with', label: t`Mit Antwort` }],
    },
    {
      name: 'state',
      label: t`Stand`,
      options: [all, { value: 'published', label: t`Öffentlich` }, { value: 'hidden', label: t`Verborgen` }],
    },
    {
      name: 'country',
      label: t`Land`,
      options: [
        all,
        { value: '1', label: t`Deutschland` },
        { value: '2', label: t`Österreich` },
        { value: '3', label: t`Schweiz` },
      ],
    },
    ...(dealer === ''
      ? []
      : [{ name: 'dealer', label: t`Händler`, options: [all, { value: dealer, label: dealerName ?? dealer }] }]),
  ];
}
