import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTypedAction } from '../../../../shared/action-posts/use-typed-action';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useCustomerOrder } from '../order-page/customer-order-context';
import { mustBePosted } from '../../../../shared/order-form/must-be-posted';

/** The customer writes about the cancellation; what was not posted stays in the field. */
export function CommentForm({ reload }: { readonly reload: () => Promise<unknown> }) {
  const { t } = useLingui();
  const api = useApi();
  const { OrderId } = useCustomerOrder().orderKey;
  const typed = useTypedAction('kommentar');
  const [Comment, setComment] = useState(typed('Comment'));
  const body = { OrderId, Comment };
  return (
    <ActionForm
      id="kommentar"
      label={t`Zur Stornierung schreiben`}
      body={body}
      schema={CALLS.commentCancellation.body}
      fieldNames={{ Comment: t`Ihre Nachricht` }}
      send={async () => {
        mustBePosted(await api(CALLS.commentCancellation, { body }));
        setComment('');
        await reload();
      }}
      doneText={t`Ihre Nachricht ist da. Die Antwort lesen Sie hier.`}
      submitLabel={<Trans>Nachricht senden</Trans>}
      look="secondary"
    >
      {({ field }) => (
        <TextArea
          {...field('Comment')}
          label={t`Ihre Nachricht`}
          hint={t`Unser Kundendienst liest sie, der Händler nicht.`}
          maxLength={2000}
          value={Comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      )}
    </ActionForm>
  );
}
