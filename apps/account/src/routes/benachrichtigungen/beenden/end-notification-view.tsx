import { useApi, useCall, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLoaderData, useRefusedForm } from '@heizplatz/router';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { linkInput } from '../../../shared/token-page/link-input';
import { Message } from '../../../shared/token-page/message';
import { ConsumeTokenButton } from '../../../shared/token-page/consume-token-button';
import { TokenHeader } from '../../../shared/token-page/token-header';
import { useSentLink } from '../../../shared/token-page/use-sent-link';

/** One click; the link never runs out. */
export function EndNotificationView() {
  const { t } = useLingui();
  const api = useApi();
  const { token } = useLoaderData<{ readonly token: string }>();
  const { data: link } = useCall(CALLS.readLink, linkInput('notification-end', token));
  const { isBusy, problem, submit } = useSubmit(useRefusedForm()?.problem);
  const [isEnded, setIsEnded] = useState(useSentLink() !== null);
  const isForged = link?.State === 'unknown' || problem?.status === 404;

  async function end() {
    if (await submit(() => api(CALLS.endNotification, { body: { Token: token } }))) setIsEnded(true);
  }

  return (
    <>
      <TokenHeader title={t`Benachrichtigung beenden`} />
      {isEnded && <Ended />}
      {!isEnded && isForged && <Forged />}
      {!isEnded && !isForged && (
        <Message title={<Trans>Benachrichtigung beenden</Trans>}>
          <p>
            <Trans>Mit dem Klick bekommen Sie keine E-Mails mehr zu dieser Benachrichtigung.</Trans>
          </p>
          <SubmissionErrorNotice problem={problem} />
          <ConsumeTokenButton isBusy={isBusy} busyText={t`Wird beendet …`} onClick={end}>
            <Trans>Benachrichtigung beenden</Trans>
          </ConsumeTokenButton>
        </Message>
      )}
    </>
  );
}

const Ended = () => (
  <Message scene="success" takesFocus title={<Trans>Die Benachrichtigung ist beendet</Trans>}>
    <p>
      <Trans>Wir schreiben Ihnen deswegen nicht mehr.</Trans>
    </p>
    <LinkButton variant="primary" href="/">
      <Trans>Zur Startseite</Trans>
    </LinkButton>
  </Message>
);

const Forged = () => (
  <Message scene="empty" title={<Trans>Dieser Link stimmt nicht</Trans>}>
    <p>
      <Trans>Vielleicht ist er unvollständig kopiert. Öffnen Sie ihn noch einmal aus der E-Mail.</Trans>
    </p>
    <LinkButton variant="primary" href="/">
      <Trans>Zur Startseite</Trans>
    </LinkButton>
  </Message>
);
