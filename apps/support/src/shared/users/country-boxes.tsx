import { SITES } from '@heizplatz/country';
import type { FormValues } from '@heizplatz/form-ui';
import { Checkbox, Fieldset } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffFormState } from '../staff-form/use-staff-form';

const COUNTRIES = Object.values(SITES);
const getName = (countryId: number): string => `country-${countryId}`;

/** The countries of a person as values of a form's boxes, each under its own name. */
export const countryValues = (countries: readonly number[]): FormValues =>
  Object.fromEntries(COUNTRIES.map(({ countryId }) => [getName(countryId), countries.includes(countryId) ? 'on' : '']));

/** The countries that are ticked. */
export const getCountries = (values: FormValues): number[] =>
  COUNTRIES.filter(({ countryId }) => values[getName(countryId)] === 'on').map(({ countryId }) => countryId);

/** One box a country; none is ticked for people who are there for all. */
export function CountryBoxes({ form }: { readonly form: StaffFormState }) {
  const { t } = useLingui();
  return (
    <Fieldset legend={t`Nur für diese Länder`}>
      <p className="quiet">
        <Trans>
          Ohne Häkchen: für alle. Sonst sieht und ändert die Person nur Kunden, Bestellungen, Händler, Inhalte und
          Werbung dieser Länder.
        </Trans>
      </p>
      {COUNTRIES.map(({ countryId, countryName }) => (
        <Checkbox key={countryId} {...form.box(getName(countryId))} variant="compact" label={countryName} />
      ))}
    </Fieldset>
  );
}
