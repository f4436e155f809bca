import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTypedAction } from '../../../../shared/action-posts/use-typed-action';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useDealerOrder } from '../order-page/dealer-order-context';
import { ReasonField } from '../order-page/reason-field';

/** The lorry was there and could not deliver. */
export function FailureForm() {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey, show } = useDealerOrder();
  const typed = useTypedAction('gescheitert');
  const [Reason, setReason] = useState(typed('Reason'));
  const body = { ...orderKey, Reason };
  return (
    <ActionForm
      id="gescheitert"
      label={t`Lieferung gescheitert`}
      body={body}
      schema={CALLS.dealerReportFailure.body}
      fieldNames={{ Reason: t`Was war?` }}
      send={async () => show(await api(CALLS.dealerReportFailure, { body }))}
      doneText={t`Das ist vermerkt. Bitte schlagen Sie einen neuen Termin vor.`}
      submitLabel={<Trans>Als gescheitert melden</Trans>}
      look="secondary"
    >
      {(fields) => (
        <ReasonField
          {...fields}
          label={t`Was war?`}
          hint={t`Zum Beispiel: niemand da, Zufahrt versperrt. Der Kunde liest es.`}
          value={Reason}
          onChange={setReason}
        />
      )}
    </ActionForm>
  );
}
