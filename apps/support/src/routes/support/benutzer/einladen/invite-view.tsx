import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { USERS_PATH, userPath } from '@heizplatz/routes';
import { Card, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { toBody } from '@heizplatz/form-ui';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import { RoleBoxes, getRoles, roleValues } from '../../../../shared/users/role-boxes';
import styles from '../../../../shared/users/user-view.module.css';

/** A new person: a mail leads it to its password, the first login to its second factor. */
export function InviteView() {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useStaffForm({
    name: 'einladen',
    schema: toBody(CALLS.inviteUser),
    values: { FirstName: '', LastName: '', Email: '', ...roleValues([]) },
    read: (values) => ({
      FirstName: values['FirstName'],
      LastName: values['LastName'],
      Email: values['Email'],
      Roles: getRoles(values),
    }),
    save: async (body) => {
      const { Id } = await api(CALLS.inviteUser, { body });
      toast.show({ tone: 'good', text: t`Die Einladung ist unterwegs.` });
      await navigate(userPath(Id));
    },
  });
  const labels = { FirstName: t`Vorname`, LastName: t`Nachname`, Email: t`E-Mail`, Roles: t`Rollen` };
  return (
    <StaffPage
      title={t`Benutzer einladen`}
      crumbs={[{ id: 'benutzer', text: t`Benutzer und Rollen`, href: USERS_PATH }]}
      lead={<Trans>Die Einladung gilt vier Tage und nur einmal. Erst mit ihrem Passwort ist der Zugang offen.</Trans>}
    >
      <Card>
        <StaffForm form={form} labels={labels} submitText={t`Einladung senden`}>
          <div className={styles.pair}>
            <TextField {...form.field('FirstName')} label={labels.FirstName} maxLength={80} autoComplete="off" />
            <TextField {...form.field('LastName')} label={labels.LastName} maxLength={80} autoComplete="off" />
          </div>
          <TextField {...form.field('Email')} type="email" label={labels.Email} maxLength={254} autoComplete="off" />
          <RoleBoxes form={form} />
        </StaffForm>
      </Card>
    </StaffPage>
  );
}
