import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useCountryChoices } from '../../shared/staff-form/use-choices';
import { DEALERS_INPUT } from './dealers-input';

interface ExportFiltersProps {
  readonly params: URLSearchParams;
  /** Chosen for the file; empty: all. */
  readonly columns: string;
}

/** The day that counts, from and to, country and dealer. What was chosen of the columns goes along. */
export function ExportFilters({ params, columns }: ExportFiltersProps) {
  const { t } = useLingui();
  const { data: dealers = [] } = useCall(CALLS.statisticDealers, DEALERS_INPUT);
  const country = params.get('country') ?? '';
  const visible = dealers.filter(({ CountryId }) => country === '' || String(CountryId) === country);
  return (
    <>
      <SelectField
        size="small"
        name="dateKind"
        label={t`Tag`}
        defaultValue={params.get('dateKind') ?? ''}
        options={[
          { value: '', label: t`bestellt` },
          { value: 'delivered', label: t`geliefert` },
          { value: 'invoiced', label: t`abgerechnet` },
        ]}
      />
      <TextField size="small" type="date" name="from" label={t`Von`} defaultValue={params.get('from') ?? ''} />
      <TextField size="small" type="date" name="to" label={t`Bis`} defaultValue={params.get('to') ?? ''} />
      <SelectField
        size="small"
        name="country"
        label={t`Land`}
        defaultValue={country}
        options={[{ value: '', label: t`Alle Länder` }, ...useCountryChoices()]}
      />
      <SelectField
        size="small"
        name="dealer"
        label={t`Händler`}
        defaultValue={params.get('dealer') ?? ''}
        options={[
          { value: '', label: t`Alle Händler` },
          ...visible.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
        ]}
      />
      {columns !== '' && <input type="hidden" name="columns" value={columns} />}
    </>
  );
}
