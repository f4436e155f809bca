import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Card, CardHeader, classNames, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { numberedAction } from '../../../../shared/action-posts/send-action';
import { useTypedAction } from '../../../../shared/action-posts/use-typed-action';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { ComplaintThread } from '../../../../shared/order-page/complaint-thread';
import { isComplaintOpen } from '../../../../shared/order-page/is-complaint-open';
import styles from './dealer-complaints.module.css';
import { useDealerOrder } from './dealer-order-context';

/** What the customer complains about, with the dealer's answer; stays off the delivery sheet. */
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
            {isComplaintOpen(complaint) && <AnswerForm complaintId={complaint.Id} />}
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
  const typed = useTypedAction(id);
  const [Text, setText] = useState(typed('Text'));
  const body = { ...orderKey, ComplaintId: complaintId, Text };
  return (
    <ActionForm
      id={id}
      label={t`Reklamation beantworten`}
      body={body}
      schema={CALLS.dealerAnswerComplaint.body}
      fieldNames={{ Text: t`Ihre Antwort` }}
      send={async () => {
        await show(await api(CALLS.dealerAnswerComplaint, { body }));
        setText('');
      }}
      doneText={t`Ihre Antwort ist beim Kunden.`}
      submitLabel={<Trans>Antwort senden</Trans>}
    >
      {({ field }) => (
        <TextArea
          {...field('Text')}
          label={t`Ihre Antwort`}
          hint={t`Der Kunde liest sie auf seiner Seite und bekommt sie per E-Mail.`}
          maxLength={2000}
          value={Text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </ActionForm>
  );
}
