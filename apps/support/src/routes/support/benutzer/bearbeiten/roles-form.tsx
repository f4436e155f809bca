import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { TextField, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { toBody } from '@heizplatz/form-ui';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import { RoleBoxes, getRoles, roleValues } from '../../../../shared/users/role-boxes';
import { CountryBoxes, countryValues, getCountries } from '../../../../shared/users/country-boxes';
import { ROLE_LABELS } from '../../../../shared/users/role-labels';
import { useStaffPerson } from './user-context';
import { userInput } from '../../../../shared/users/user-input';

/** Other roles end the person's logins at once; it then logs in with the new ones. */
export function RolesForm() {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { person, show } = useStaffPerson();
  const names = ROLE_LABELS.map(({ role, name }) => [role, t(name)] as const);
  const labels = { FirstName: t`Vorname`, LastName: t`Nachname`, ...Object.fromEntries(names) };
  const form = useStaffForm({
    name: 'rollen',
    schema: toBody(CALLS.saveStaffUser),
    values: {
      FirstName: person.FirstName,
      LastName: person.LastName,
      ...roleValues(person.Roles),
      ...countryValues(person.Countries),
    },
    version: person.Version,
    read: (values, version) => ({
      FirstName: values['FirstName'],
      LastName: values['LastName'],
      Roles: getRoles(values),
      Countries: getCountries(values),
      // The caller's own other actions have incremented it meanwhile.
      Version: Math.max(version, person.Version),
    }),
    save: async (body) => {
      await show(await api(CALLS.saveStaffUser, { ...userInput(person.Id), body }));
      toast.show({ tone: 'good', text: t`Gespeichert.` });
    },
  });
  return (
    <StaffForm form={form} labels={labels}>
      <TextField {...form.field('FirstName')} label={t`Vorname`} maxLength={80} autoComplete="off" />
      <TextField {...form.field('LastName')} label={t`Nachname`} maxLength={80} autoComplete="off" />
      <RoleBoxes form={form} />
      <CountryBoxes form={form} />
    </StaffForm>
  );
}
