import { Checkbox, Fieldset } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { FormValues } from '@heizplatz/form-ui';
import type { StaffFormState } from '../staff-form/use-staff-form';
import { ROLE_LABELS } from './role-labels';
import styles from './user-view.module.css';

/** The roles of a person as values of a form's boxes, each under its own name. */
export const roleValues = (roles: readonly string[]): FormValues =>
  Object.fromEntries(ROLE_LABELS.map(({ role }) => [role, roles.includes(role) ? 'on' : '']));

/** The roles that are ticked. */
export const getRoles = (values: FormValues): string[] =>
  ROLE_LABELS.filter(({ role }) => values[role] === 'on').map(({ role }) => role);

/** One box a role, with what it may. */
export function RoleBoxes({ form }: { readonly form: StaffFormState }) {
  const { t } = useLingui();
  const { id, error } = form.identify('Roles');
  return (
    <Fieldset legend={t`Rollen`}>
      {error && (
        <p id={id} tabIndex={-1} className={styles.error}>
          {error}
        </p>
      )}
      {ROLE_LABELS.map(({ role, name, may }) => (
        <Checkbox key={role} {...form.box(role)} variant="compact" label={t(name)} hint={t(may)} />
      ))}
    </Fieldset>
  );
}
