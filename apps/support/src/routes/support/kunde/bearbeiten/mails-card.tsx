import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type StaffCustomer } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { Button, Card, CardHeader, Chip, Disclosure, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStaffCustomer } from './customer-context';
import { customerInput } from './customer-input';
import styles from './customer-view.module.css';
import { StaffProblem } from './staff-problem';

/** So many stand open; the rest behind a line. */
const VISIBLE = 5;

type Mail = StaffCustomer['Mails'][number];

function MailEntry({ mail }: { readonly mail: Mail }) {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { customer, show } = useStaffCustomer();
  const { isBusy, problem, submit } = useSubmit();
  const { MailId, Subject, State, CreatedAt, CanResend } = mail;
  const states: Readonly<Record<string, string>> = {
    queued: t`wird gesendet`,
    sent: t`gesendet`,
    kept: t`liegt im Postausgang`,
    failed: t`fehlgeschlagen`,
  };
  async function resend() {
    const isSent = await submit(async () =>
      show(await api(CALLS.resendCustomerMail, { ...customerInput(customer.Id), body: { MailId } })),
    );
    if (isSent) toast.show({ tone: 'good', text: t`Die E-Mail geht noch einmal hinaus.` });
  }
  return (
    <li>
      <p>{Subject}</p>
      <StaffProblem problem={problem} />
      <div className={styles.foot}>
        <span className="quiet">
          {formatTime(CreatedAt, siteById(customer.CountryId))}{' '}
          <Chip tone={State === 'failed' ? 'bad' : 'sunk'}>{states[State] ?? State}</Chip>
        </span>
        {CanResend ? (
          <Button
            variant="quiet"
            size="small"
            busy={isBusy}
            busyText={t`Wird gesendet …`}
            aria-label={t`„${Subject}“ erneut senden`}
            onClick={() => void resend()}
          >
            <Trans>Erneut senden</Trans>
          </Button>
        ) : (
          <span className="quiet">
            <Trans>Link gilt nur einmal</Trans>
          </span>
        )}
      </div>
    </li>
  );
}

/** Mails sent to the customer's mailboxes, without their content. */
export function MailsCard() {
  const { t } = useLingui();
  const { customer } = useStaffCustomer();
  const { Mails } = customer;
  const entry = (mail: Mail) => <MailEntry key={mail.MailId} mail={mail} />;
  const older = Mails.slice(VISIBLE);
  return (
    <Card as="section" aria-labelledby="mails">
      <CardHeader titleId="mails" title={<Trans>E-Mails</Trans>} />
      {Mails.length === 0 ? (
        <p className="quiet">
          <Trans>Noch keine E-Mail.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>{Mails.slice(0, VISIBLE).map(entry)}</ul>
      )}
      {older.length > 0 && (
        <Disclosure summary={t`Ältere E-Mails (${older.length})`}>
          <ul className={styles.list}>{older.map(entry)}</ul>
        </Disclosure>
      )}
    </Card>
  );
}
