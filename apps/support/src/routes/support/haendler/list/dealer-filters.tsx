import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useCountryChoices } from '../../../../shared/staff-form/use-choices';
import { useDealerStates } from './use-dealer-states';

/** Fields of the list's filter form, as its address has them. */
export function DealerFilters({ params }: { readonly params: URLSearchParams }) {
  const { t } = useLingui();
  const { countryId } = useSite();
  const states = useDealerStates();
  const field = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const countries = useCountryChoices();
  const groups = Object.values(PRODUCT_GROUPS).map((group) => ({
    value: String(group.id),
    label: groupName(group, countryId),
  }));
  const stateOptions = Object.entries(states).map(([value, label]) => ({ value, label }));
  return (
    <>
      <SelectField {...field('country')} label={t`Land`} options={[{ value: '', label: t`alle` }, ...countries]} />
      <SelectField {...field('group')} label={t`Waren`} options={[{ value: '', label: t`alle` }, ...groups]} />
      <SelectField {...field('state')} label={t`Angebote`} options={[{ value: '', label: t`alle` }, ...stateOptions]} />
    </>
  );
}
