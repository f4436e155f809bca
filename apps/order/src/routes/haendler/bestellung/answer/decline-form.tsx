import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTypedAct } from '../../../../shared/act-posts/use-typed-act';
import { ActForm } from '../../../../shared/order-form/act-form';
import { useDealerOrder } from '../order-page/dealer-order-context';
import { ReasonField } from '../order-page/reason-field';

export function DeclineForm() {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey, show } = useDealerOrder();
  const typed = useTypedAct('ablehnen');
  const [Reason, setReason] = useState(typed('Reason'));
  const body = { ...orderKey, Reason };
  return (
    <ActForm
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
    </ActForm>
  );
}
