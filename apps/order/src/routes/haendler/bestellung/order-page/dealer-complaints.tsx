import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { Card, CardHeader, classNames, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { numberedAction } from '../../../../shared/action-posts/send-action';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { ComplaintThread } from '../../../../shared/order-page/complaint-thread';
import styles from './dealer-complaints.module.css';
import { useDealerOrder } from './dealer-order-context';

/** The customer's complaints, with the dealer's answer; not printed on the delivery sheet. */
export function DealerComplaints() {
  const { Complaints } = useDealerOrder().order;
  if (Complaints.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="reklamationen" className={classNames(styles.card, 'no-print')}>
      <CardHeader titleId="reklamationen" title={<Trans>Reklamation</Trans>} />
      <ul className={styles.complaints}>
        {Complaints.map((complaint) => (
          <li key={complaint.Id} className={styles.complaint}>
            <ComplaintThread complaint={complaint} reader="dealer" />
            {complaint.May.Answer && <AnswerForm complaintId={complaint.Id} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AnswerForm({ complaintId }: { readonly complaintId: number }) {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey, show } = useDealerOrder();
  const id = numberedAction('reklamation-antwort', complaintId);
  return (
    <ActionForm
      id={id}
      label={t`Reklamation beantworten`}
      values={{ Text: '' }}
      read={({ Text }) => ({ ...orderKey, ComplaintId: complaintId, Text })}
      schema={toBody(CALLS.dealerAnswerComplaint)}
      fieldNames={{ Text: t`Ihre Antwort` }}
      send={async (body) => {
        await show(await api(CALLS.dealerAnswerComplaint, { body }));
      }}
      clears
      doneText={t`Ihre Antwort ist beim Kunden.`}
      submitLabel={<Trans>Antwort senden</Trans>}
    >
      {({ field }) => (
        <TextArea
          {...field('Text')}
          label={t`Ihre Antwort`}
          hint={t`Der Kunde liest sie auf seiner Seite und bekommt sie per E-Mail.`}
          maxLength={2000}
        />
      )}
    </ActionForm>
  );
}
