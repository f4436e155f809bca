import { SITES } from '@heizplatz/country';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { usePageLabels } from '../../../../shared/content-release/page-labels';

/** Fields of the list's filter form, as its address has them. */
export function PageFilters({ params }: { readonly params: URLSearchParams }) {
  const { t } = useLingui();
  const { states, kinds } = usePageLabels();
  const all = { value: '', label: t`alle` };
  const field = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const countries = Object.values(SITES).map((one) => ({ value: String(one.countryId), label: one.countryName }));
  const stateOptions = [
    ...Object.entries(states).map(([value, label]) => ({ value, label })),
    { value: 'archived', label: t`archiviert` },
  ];
  const kindOptions = (['page', 'legal', 'info'] as const).map((value) => ({ value, label: kinds[value] }));
  return (
    <>
      <SelectField {...field('country')} label={t`Land`} options={[all, ...countries]} />
      <SelectField {...field('kind')} label={t`Art`} options={[all, ...kindOptions]} />
      <SelectField {...field('state')} label={t`Stand`} options={[all, ...stateOptions]} />
      <SelectField {...field('missing')} label={t`Fehlt in`} options={[{ ...all, label: t`egal` }, ...countries]} />
      <SelectField
        {...field('mine')}
        label={t`Von`}
        options={[
          { value: '', label: t`allen` },
          { value: '1', label: t`mir` },
        ]}
      />
    </>
  );
}
