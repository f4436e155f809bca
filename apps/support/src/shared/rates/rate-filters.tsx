import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useCountryChoices, useGroupChoices } from '../staff-form/use-choices';

/** Country, goods, and whether it counts already: of VAT and of fees. */
export function RateFilters({ params }: { readonly params: URLSearchParams }) {
  const { t } = useLingui();
  const all = { value: '', label: t`alle` };
  const field = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const phases = [all, { value: 'current', label: t`gilt heute` }, { value: 'coming', label: t`kommt noch` }];
  return (
    <>
      <SelectField {...field('country')} label={t`Land`} options={[all, ...useCountryChoices()]} />
      <SelectField {...field('group')} label={t`Warengruppe`} options={[all, ...useGroupChoices()]} />
      <SelectField {...field('phase')} label={t`Geltung`} options={phases} />
    </>
  );
}
