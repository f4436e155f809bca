import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useCustomerOrder } from '../order-page/customer-order-context';
import { mustBePosted } from '../../../../shared/order-form/must-be-posted';

/** The customer writes about the cancellation; what was not posted stays in the field. */
export function CommentForm({ reload }: { readonly reload: () => Promise<unknown> }) {
  const { t } = useLingui();
  const api = useApi();
  const { OrderId } = useCustomerOrder().orderKey;
  return (
    <ActionForm
      id="kommentar"
      label={t`Zur Stornierung schreiben`}
      values={{ Comment: '' }}
      read={({ Comment }) => ({ OrderId, Comment })}
      schema={toBody(CALLS.commentCancellation)}
      fieldNames={{ Comment: t`Ihre Nachricht` }}
      send={async (body) => {
        mustBePosted(await api(CALLS.commentCancellation, { body }));
        await reload();
      }}
      clears
      doneText={t`Ihre Nachricht ist da. Die Antwort lesen Sie hier.`}
      submitLabel={<Trans>Nachricht senden</Trans>}
      variant="secondary"
    >
      {({ field }) => (
        <TextArea
          {...field('Comment')}
          label={t`Ihre Nachricht`}
          hint={t`Unser Kundendienst liest sie, der Händler nicht.`}
          maxLength={2000}
        />
      )}
    </ActionForm>
  );
}
