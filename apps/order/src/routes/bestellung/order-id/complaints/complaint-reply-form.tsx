import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { numberedAction } from '../../../../shared/action-posts/send-action';
import { useTypedAction } from '../../../../shared/action-posts/use-typed-action';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useCustomerOrder } from '../order-page/customer-order-context';

/** The customer writes to the dealer about a complaint, which is open again by it. */
export function ComplaintReplyForm({ complaintId }: { readonly complaintId: number }) {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey, reload } = useCustomerOrder();
  const id = numberedAction('reklamation-antwort', complaintId);
  const typed = useTypedAction(id);
  const [Text, setText] = useState(typed('Text'));
  const body = { ...orderKey, ComplaintId: complaintId, Text };
  return (
    <ActionForm
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
    </ActionForm>
  );
}
