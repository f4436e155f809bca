import { useApi, useCall, useSubmit } from '@heizplatz/api-client';
import { CALLS, type StaffMail } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { useLoaderData, useNavigate } from '@heizplatz/router';
import { OUTBOX_PATH, staffOrderPath } from '@heizplatz/routes';
import { Button, Card, KeyValueList, Notice, PlainLink, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { mailInput } from './mail-input';
import { BounceChip, MailStateChip } from '../../../shared/outbox/mail-state-chip';
import styles from './mail-view.module.css';
import { mailPath } from './outbox-paths';

/** Sends it once more; if the mail was already sent that creates a new one, which is then displayed. */
function SendAgain({ mail, reload }: { readonly mail: StaffMail; readonly reload: () => Promise<unknown> }) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { show } = useToast();
  const { isBusy, problem, submit } = useSubmit();
  const send = () =>
    submit(async () => {
      const sent = await api(CALLS.sendMailAgain, { body: { MailId: mail.MailId } });
      show({ tone: 'good', text: t`Die Mail geht noch einmal an ${mail.Recipient}.` });
      await (sent.MailId === mail.MailId ? reload() : navigate(mailPath(sent.MailId)));
    });
  return (
    <div className={styles.act}>
      {problem && (
        <Notice tone="bad" announce>
          {problem.problem.detail ?? t`Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.`}
        </Notice>
      )}
      <Button busy={isBusy} busyText={t`Wird gesendet …`} onClick={() => void send()}>
        <Trans>Noch einmal senden</Trans>
      </Button>
    </div>
  );
}

function Labels({ mail }: { readonly mail: StaffMail }) {
  return mail.Text === null ? (
    <Notice tone="info">
      <Trans>
        Diese Mail enthält einen Link, der für ihren Empfänger steht. Ihr Text wird hier nicht gezeigt, und sie wird
        nicht noch einmal gesendet: Wer den Link braucht, fordert einen neuen an.
      </Trans>
    </Notice>
  ) : (
    <pre className={styles.text}>{mail.Text}</pre>
  );
}

/** A mail of the outbox with its content and its delivery state. */
export function MailView() {
  const { t } = useLingui();
  const { mailId } = useLoaderData<{ mailId: string }>();
  const { data: mail, mutate } = useCall(CALLS.staffMail, mailInput(mailId));
  if (!mail) return null;
  const site = siteById(mail.CountryId);
  const facts = [
    { id: 'state', label: t`Stand`, value: mail.BouncedAt ? <BounceChip /> : <MailStateChip state={mail.State} /> },
    { id: 'to', label: t`An`, value: mail.Recipient },
    { id: 'reply', label: t`Antwort an`, value: mail.ReplyTo ?? '–' },
    { id: 'created', label: t`Geschrieben`, value: formatTime(mail.CreatedAt, site) },
    { id: 'done', label: t`Erledigt`, value: mail.DoneAt ? formatTime(mail.DoneAt, site) : '–' },
    { id: 'attempts', label: t`Versuche`, value: mail.Attempts },
    { id: 'error', label: t`Letzter Fehler`, value: mail.LastError ?? '–' },
    ...(mail.BouncedAt
      ? [
          { id: 'bounced', label: t`Zurück am`, value: formatTime(mail.BouncedAt, site) },
          { id: 'reason', label: t`Grund`, value: mail.BounceReason ?? '–' },
        ]
      : []),
    { id: 'files', label: t`Anlagen`, value: mail.Attachments.join(', ') || '–' },
  ];
  return (
    <StaffPage title={mail.Subject} crumbs={[{ id: 'outbox', text: t`Postausgang`, href: OUTBOX_PATH }]}>
      <div className={styles.columns}>
        <Card as="section" aria-label={t`Text der Mail`}>
          <Labels mail={mail} />
        </Card>
        <Card as="section" aria-label={t`Versand`}>
          <KeyValueList items={facts} />
          {mail.OrderId && (
            <p>
              <PlainLink href={staffOrderPath(mail.OrderId)}>
                <Trans>Zur Bestellung</Trans>
              </PlainLink>
            </p>
          )}
          {mail.Text !== null && <SendAgain mail={mail} reload={() => mutate()} />}
        </Card>
      </div>
    </StaffPage>
  );
}
