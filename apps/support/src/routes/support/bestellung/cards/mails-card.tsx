import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type StaffOrder } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { Button, Card, CardHeader, Chip, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BounceChip } from '../../../../shared/outbox/mail-state-chip';
import { CloseLinks } from '../forms/close-links';
import styles from './mails-card.module.css';
import { useStaffOrder } from '../order-context';
import { SubmissionError } from '../../../../shared/order/submission-error';

/** Every mail about the order, the newest first; each can go out again as it was. */
export function MailsCard() {
  const { order } = useStaffOrder();
  return (
    <Card as="section" aria-labelledby="mails">
      <CardHeader titleId="mails" title={<Trans>Mails</Trans>} />
      {order.Mails.length === 0 && (
        <p className="quiet">
          <Trans>Zu dieser Bestellung gibt es keine Mails.</Trans>
        </p>
      )}
      <ul className={styles.mails}>
        {order.Mails.map((mail) => (
          <MailRow key={mail.Id} mail={mail} />
        ))}
      </ul>
      {order.May.ResendMail && <CloseLinks />}
    </Card>
  );
}

function MailRow({ mail }: { readonly mail: StaffOrder['Mails'][number] }) {
  const { t } = useLingui();
  const { order, site, show } = useStaffOrder();
  const api = useApi();
  const { isBusy, problem, submit } = useSubmit();
  const { show: toast } = useToast();
  const states = {
    queued: t`wartet`,
    sent: t`gesendet`,
    kept: t`im Postausgang`,
    failed: t`gescheitert`,
    other: t`anderer Stand`,
  };
  const tones = { queued: 'info', sent: 'good', kept: 'sunk', failed: 'bad', other: 'sunk' } as const;
  const body = { OrderId: order.OrderId, MailId: mail.Id };
  const resend = async () => {
    const isSent = await submit(async () => show(await api(CALLS.staffResendMail, { body })));
    if (isSent) toast({ tone: 'good', text: t`Die Mail geht noch einmal an ${mail.Recipient}.` });
  };
  return (
    <li className={styles.mail}>
      <p className={styles.subject}>{mail.Subject}</p>
      <p className="quiet">
        <time dateTime={mail.CreatedAt}>{formatTime(mail.CreatedAt, site)}</time> · {mail.Recipient}
      </p>
      <p className={styles.foot}>
        <Chip tone={tones[mail.State]}>{states[mail.State]}</Chip>
        {order.May.ResendMail && (
          <Button
            type="button"
            variant="secondary"
            size="small"
            busy={isBusy}
            aria-label={t`Noch einmal senden: ${mail.Subject}`}
            onClick={() => void resend()}
          >
            <Trans>Noch einmal senden</Trans>
          </Button>
        )}
      </p>
      {mail.Error && <p className="quiet">{mail.Error}</p>}
      {mail.BounceReason && (
        <p className={styles.foot}>
          <BounceChip />
          <span className="quiet">{mail.BounceReason}</span>
        </p>
      )}
      <SubmissionError problem={problem} />
    </li>
  );
}
