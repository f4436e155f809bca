import { useApi } from '@heizplatz/api-client';
import { CALLS, type Complaint } from '@heizplatz/contract';
import { Card, CardHeader, Disclosure } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { numberedAction } from '../../../../shared/action-posts/send-action';
import { useIsActionRefused } from '../../../../shared/action-posts/use-is-action-refused';
import { ActionForm, NO_BODY } from '../../../../shared/order-form/action-form';
import { ComplaintThread } from '../../../../shared/order-page/complaint-thread';
import { ComplaintReplyForm } from './complaint-reply-form';
import styles from './complaints-card.module.css';
import { useCustomerOrder } from '../order-page/customer-order-context';

/** The customer's complaints, the state of each complaint, and the possible replies. */
export function ComplaintsCard() {
  const { Complaints } = useCustomerOrder().order;
  if (Complaints.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="reklamationen" className={styles.card}>
      <CardHeader titleId="reklamationen" title={<Trans>Ihre Reklamation</Trans>} />
      <ul className={styles.complaints}>
        {Complaints.map((complaint) => (
          <li key={complaint.Id} className={styles.complaint}>
            <ComplaintThread complaint={complaint} reader="customer" />
            {complaint.May.Reply && <ComplaintReply complaint={complaint} />}
            {complaint.May.Close && <ComplaintClosing complaint={complaint} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ComplaintProps {
  readonly complaint: Complaint;
}

/** Expanded once the dealer has answered. */
function ComplaintReply({ complaint: { Id, State } }: ComplaintProps) {
  const isRefused = useIsActionRefused();
  return (
    <Disclosure
      variant="boxed"
      summary={<Trans>Dem Händler antworten</Trans>}
      open={State === 'answered' || isRefused(numberedAction('reklamation-antwort', Id))}
    >
      <ComplaintReplyForm complaintId={Id} />
    </Disclosure>
  );
}

/** Both ways to close it stand beside each other. */
function ComplaintClosing({ complaint: { Id } }: ComplaintProps) {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey, reload } = useCustomerOrder();
  const close = async (IsSolved: boolean) => {
    await api(CALLS.closeComplaint, { body: { ...orderKey, ComplaintId: Id, IsSolved } });
    await reload();
  };
  const form = { schema: NO_BODY, variant: 'secondary' } as const;
  return (
    <div className={styles.closing}>
      <ActionForm
        {...form}
        id={numberedAction('reklamation-geloest', Id)}
        label={t`Reklamation gelöst`}
        send={() => close(true)}
        doneText={t`Schön, dass es gelöst ist. Der Händler weiß Bescheid.`}
        submitLabel={<Trans>Das Problem ist gelöst</Trans>}
      />
      <ActionForm
        {...form}
        id={numberedAction('reklamation-geschlossen', Id)}
        label={t`Reklamation ohne Lösung schließen`}
        send={() => close(false)}
        doneText={t`Die Reklamation ist geschlossen. Ihre gesetzlichen Rechte bleiben davon unberührt.`}
        submitLabel={<Trans>Ohne Lösung schließen</Trans>}
      />
    </div>
  );
}
