import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody, useContractForm } from '@heizplatz/form-ui';
import { PostForm } from '@heizplatz/router';
import { DEALER_LOGINS_PATH } from '@heizplatz/routes';
import { Button, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import formStyles from '../../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { useAccountIssueText } from '../../../shared/form-messages/use-account-issue-text';

/** The person gets a link by mail, and sets its password there. */
export function InviteForm({ onInvited }: { readonly onInvited: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const issueText = useAccountIssueText();
  const form = useContractForm({
    name: 'einladen',
    id: '',
    schema: toBody(CALLS.inviteColleague),
    values: { FirstName: '', LastName: '', Email: '' },
    issueText,
    clears: true,
    focusesField: true,
    save: async (body) => {
      await api(CALLS.inviteColleague, { body });
      show({ tone: 'good', text: t`Die Einladung ist unterwegs.` });
      onInvited();
    },
  });
  return (
    <PostForm
      name={form.name}
      action={DEALER_LOGINS_PATH}
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void form.submit(event)}
      aria-label={t`Jemanden einladen`}
    >
      <SubmissionErrorNotice problem={form.errors.length > 0 ? null : form.problem} />
      <TextField {...form.field('FirstName')} label={t`Vorname`} maxLength={80} autoComplete="off" />
      <TextField {...form.field('LastName')} label={t`Nachname`} maxLength={80} autoComplete="off" />
      <TextField {...form.field('Email')} type="email" label={t`E-Mail`} maxLength={254} autoComplete="off" />
      <Button type="submit" variant="primary" busy={form.isBusy} busyText={t`Wird gesendet …`}>
        <Trans>Einladung senden</Trans>
      </Button>
    </PostForm>
  );
}
