import { useSearchParams } from '@heizplatz/router';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

const STARS = ['1', '2', '3', '4', '5'];

/** A dealer is retained when a link has named it. */
export function ReviewFilters() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const common = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const all = { value: '', label: t`Alle` };
  const dealer = params.get('dealer');
  return (
    <>
      <SelectField
        {...common('stars')}
        label={t`Sterne`}
        options={[all, ...STARS.map((value) => ({ value, label: value }))]}
      />
      <SelectField
        {...common('answer')}
        label={t`Antwort`}
        options={[all, { value: 'without', label: t`Ohne Antwort` }, { value: 'with', label: t`Mit Antwort` }]}
      />
      <SelectField
        {...common('state')}
        label={t`Stand`}
        options={[all, { value: 'published', label: t`Öffentlich` }, { value: 'hidden', label: t`Verborgen` }]}
      />
      <SelectField
        {...common('country')}
        label={t`Land`}
        options={[
          all,
          { value: '1', label: t`Deutschland` },
          { value: '2', label: t`Österreich` },
          { value: '3', label: t`Schweiz` },
        ]}
      />
      {dealer && <input type="hidden" name="dealer" value={dealer} />}
    </>
  );
}
