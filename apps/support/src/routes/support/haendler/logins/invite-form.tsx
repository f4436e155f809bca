import { useApi } from '@heizplatz/api-client';
import { CALLS, type DealerLogin } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { Checkbox, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';

interface InviteFormProps {
  readonly dealerId: string;
  readonly show: (fresh: { Logins: DealerLogin[] }) => Promise<unknown>;
}

/** A mail leads the person to its password; nobody else knows it. */
export function InviteForm({ dealerId, show }: InviteFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const labels = { FirstName: t`Vorname`, LastName: t`Nachname`, Email: t`E-Mail`, IsMain: t`Hauptzugang` };
  const form = useStaffForm({
    name: 'zugang',
    schema: toBody(CALLS.inviteDealerLogin),
    values: { FirstName: '', LastName: '', Email: '', IsMain: '' },
    read: ({ IsMain, ...person }) => ({ ...person, IsMain: IsMain === 'on' }),
    save: async (body) => {
      await show(await api(CALLS.inviteDealerLogin, { params: { dealerId }, body }));
      toast.show({ tone: 'good', text: t`Die Einladung ist unterwegs.` });
    },
  });
  return (
    <StaffForm form={form} labels={labels} submitText={t`Einladung senden`} submitVariant="secondary">
      <p className="quiet">
        <Trans>Die Einladung gilt vier Tage und nur einmal. Erst mit ihrem Passwort ist der Zugang offen.</Trans>
      </p>
      <TextField {...form.field('FirstName')} label={labels.FirstName} maxLength={80} autoComplete="off" />
      <TextField {...form.field('LastName')} label={labels.LastName} maxLength={80} autoComplete="off" />
      <TextField {...form.field('Email')} type="email" label={labels.Email} maxLength={254} autoComplete="off" />
      <Checkbox {...form.box('IsMain')} variant="compact" label={t`Hauptzugang: darf selbst andere einladen`} />
    </StaffForm>
  );
}
