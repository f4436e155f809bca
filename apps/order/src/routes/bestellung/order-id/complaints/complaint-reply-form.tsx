import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { numberedAction } from '../../../../shared/action-posts/send-action';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useCustomerOrder } from '../order-page/customer-order-context';

/** The customer writes to the dealer about a complaint, which is open again by it. */
export function ComplaintReplyForm({ complaintId }: { readonly complaintId: number }) {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey, reload } = useCustomerOrder();
  const id = numberedAction('reklamation-antwort', complaintId);
  return (
    <ActionForm
      id={id}
      label={t`Zur Reklamation schreiben`}
      values={{ Text: '' }}
      read={({ Text }) => ({ ...orderKey, ComplaintId: complaintId, Text })}
      schema={toBody(CALLS.replyToComplaint)}
      fieldNames={{ Text: t`Ihre Nachricht` }}
      send={async (body) => {
        await api(CALLS.replyToComplaint, { body });
        await reload();
      }}
      clears
      doneText={t`Ihre Nachricht ist beim Händler. Seine Antwort lesen Sie hier.`}
      submitLabel={<Trans>Nachricht senden</Trans>}
      variant="secondary"
    >
      {({ field }) => <TextArea {...field('Text')} label={t`Ihre Nachricht`} maxLength={2000} />}
    </ActionForm>
  );
}
