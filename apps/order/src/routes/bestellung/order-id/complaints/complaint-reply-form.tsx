import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { numberedAct } from '../../../../shared/act-posts/send-act';
import { useTypedAct } from '../../../../shared/act-posts/use-typed-act';
import { ActForm } from '../../../../shared/order-form/act-form';
import { useCustomerOrder } from '../order-page/customer-order-context';

/** The customer writes to the dealer about a complaint, which is open again by it. */
export function ComplaintReplyForm({ complaintId }: { readonly complaintId: number }) {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey, reload } = useCustomerOrder();
  const id = numberedAct('reklamation-antwort', complaintId);
  const typed = useTypedAct(id);
  const [Text, setText] = useState(typed('Text'));
  const body = { ...orderKey, ComplaintId: complaintId, Text };
  return (
    <ActForm
      id={id}
      label={t`Zur Reklamation schreiben`}
      body={body}
      schema={CALLS.replyToComplaint.body}
      fieldNames={{ Text: t`Ihre Nachricht` }}
      send={async () => {
        await api(CALLS.replyToComplaint, { body });
        setText('');
        await reload();
      }}
      doneText={t`Ihre Nachricht ist beim Händler. Seine Antwort lesen Sie hier.`}
      submitLabel={<Trans>Nachricht senden</Trans>}
      look="secondary"
    >
      {({ field }) => (
        <TextArea
          {...field('Text')}
          label={t`Ihre Nachricht`}
          maxLength={2000}
          value={Text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </ActForm>
  );
}
