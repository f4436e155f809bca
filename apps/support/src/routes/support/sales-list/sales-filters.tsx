import { monthName } from '@heizplatz/country';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

interface SalesFiltersProps {
  readonly params: URLSearchParams;
  readonly months: readonly string[];
  readonly month: string;
}

export function SalesFilters({ params, months, month }: SalesFiltersProps) {
  const { t } = useLingui();
  const dealer = params.get('dealer') ?? '';
  return (
    <>
      <SelectField
        size="small"
        name="month"
        label={t`Monat`}
        defaultValue={dealer === '' ? month : (params.get('month') ?? '')}
        options={[
          ...(dealer === '' ? [] : [{ value: '', label: t`alle Monate` }]),
          ...months.map((value) => ({ value, label: monthName(value) })),
        ]}
      />
      <SelectField
        size="small"
        name="country"
        label={t`Land`}
        defaultValue={params.get('country') ?? ''}
        options={[
          { value: '', label: t`alle Länder` },
          { value: '1', label: t`Deutschland` },
          { value: '2', label: t`Österreich` },
          { value: '3', label: t`Schweiz` },
        ]}
      />
      {dealer !== '' && <input type="hidden" name="dealer" value={dealer} />}
    </>
  );
}
