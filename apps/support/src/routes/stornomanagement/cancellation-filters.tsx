import { useSearchParams } from '@heizplatz/router';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useCancellationLabels } from './use-cancellation-labels';

/** Fields of the list's filter form; a dealer is retained when a link has named it. */
export function CancellationFilters() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { kinds } = useCancellationLabels();
  const common = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const all = (label: string) => ({ value: '', label });
  const dealer = params.get('dealer');
  return (
    <>
      <SelectField
        {...common('state')}
        label={t`Stand`}
        options={[all(t`Alle`), { value: 'open', label: t`Offen` }, { value: 'booked', label: t`Gebucht` }]}
      />
      <SelectField
        {...common('kind')}
        label={t`Art`}
        options={[all(t`Alle`), ...Object.entries(kinds).map(([value, label]) => ({ value, label }))]}
      />
      <SelectField
        {...common('country')}
        label={t`Land`}
        options={[
          all(t`Alle Länder`),
          { value: '1', label: t`Deutschland` },
          { value: '2', label: t`Österreich` },
          { value: '3', label: t`Schweiz` },
        ]}
      />
      <SelectField
        {...common('unanswered')}
        label={t`Kommentare`}
        options={[all(t`Alle`), { value: '1', label: t`Unbeantwortet` }]}
      />
      <SelectField
        {...common('mine')}
        label={t`Zuständig`}
        options={[all(t`Alle`), { value: '1', label: t`Von mir übernommen` }]}
      />
      {dealer && <input type="hidden" name="dealer" value={dealer} />}
    </>
  );
}
