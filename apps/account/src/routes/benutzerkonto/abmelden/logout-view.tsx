import { PageHeader, PostForm, useLoaderData, useRefusedForm } from '@heizplatz/router';
import { LOGIN_PATH } from '@heizplatz/routes';
import { Button, LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { Message } from '../../../shared/token-page/message';
import type { LogoutPage } from './logout-page';

export function LogoutView() {
  const { t } = useLingui();
  const { isLoggedIn } = useLoaderData<LogoutPage>();
  return (
    <>
      <PageHeader title={t`Abmelden`} noindex />
      {isLoggedIn ? <LeavingForm /> : <LoggedOut />}
    </>
  );
}

function LeavingForm() {
  const refused = useRefusedForm();
  return (
    <Message title={<Trans>Abmelden?</Trans>}>
      <SubmissionErrorNotice problem={refused?.problem ?? null} />
      <PostForm>
        <Button type="submit" variant="primary">
          <Trans>Abmelden</Trans>
        </Button>
      </PostForm>
    </Message>
  );
}

const LoggedOut = () => (
  <Message scene="success" title={<Trans>Sie sind abgemeldet</Trans>}>
    <LinkButton variant="primary" href={LOGIN_PATH}>
      <Trans>Wieder anmelden</Trans>
    </LinkButton>
  </Message>
);
