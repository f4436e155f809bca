import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';

/** Fields of the list's filter form, as its address has them. */
export function CustomerFilters({ params }: { readonly params: URLSearchParams }) {
  const { t } = useLingui();
  const { countryId } = useSite();
  const yesNo = [
    { value: '', label: t`alle` },
    { value: 'ja', label: t`ja` },
    { value: 'nein', label: t`nein` },
  ];
  const field = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const countries = useCountryChoices();
  const groups = Object.values(PRODUCT_GROUPS).map((group) => ({
    value: String(group.id),
    label: groupName(group, countryId),
  }));
  return (
    <>
      <SelectField {...field('country')} label={t`Land`} options={[{ value: '', label: t`alle` }, ...countries]} />
      <SelectField {...field('group')} label={t`Hat bestellt`} options={[{ value: '', label: t`alles` }, ...groups]} />
      <SelectField {...field('guest')} label={t`Gast`} options={yesNo} />
      <SelectField {...field('locked')} label={t`Gesperrt`} options={yesNo} />
    </>
  );
}
