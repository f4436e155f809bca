import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTypedAction } from '../../../../shared/action-posts/use-typed-action';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useDealerOrder } from '../order-page/dealer-order-context';
import { ReasonField } from '../order-page/reason-field';

export function DeclineForm() {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey, show } = useDealerOrder();
  const typed = useTypedAction('ablehnen');
  const [Reason, setReason] = useState(typed('Reason'));
  const body = { ...orderKey, Reason };
  return (
    <ActionForm
      id="ablehnen"
      label={t`Bestellung ablehnen`}
      body={body}
      schema={CALLS.dealerDeclineOrder.body}
      fieldNames={{ Reason: t`Grund` }}
      send={async () => show(await api(CALLS.dealerDeclineOrder, { body }))}
      doneText={t`Sie haben die Bestellung abgelehnt. Der Kunde bekommt andere Angebote.`}
      submitLabel={<Trans>Ablehnen</Trans>}
      look="secondary"
    >
      {(fields) => (
        <ReasonField {...fields} label={t`Grund`} hint={t`Der Kunde liest ihn.`} value={Reason} onChange={setReason} />
      )}
    </ActionForm>
  );
}
