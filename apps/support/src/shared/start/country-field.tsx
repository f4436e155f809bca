import { type CountryId, isCountryId } from '@heizplatz/country';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useCountryChoices } from '../staff-form/use-choices';

interface CountryFieldProps {
  readonly countryId: CountryId;
  readonly onChange: (countryId: CountryId) => void;
}

/** The country of something new, among those that the person works for. */
export function CountryField({ countryId, onChange }: CountryFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={t`Land`}
      size="small"
      value={String(countryId)}
      options={useCountryChoices()}
      onChange={({ currentTarget }) => {
        const chosen = Number(currentTarget.value);
        if (isCountryId(chosen)) onChange(chosen);
      }}
    />
  );
}
