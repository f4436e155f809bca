import { useApi } from '@heizplatz/api-client';
import { CALLS, CancellationKind } from '@heizplatz/contract';
import { Disclosure, SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InferOutput } from 'valibot';
import { ActionForm } from './action-form';
import { useStaffOrder } from '../order-context';
import { ReasonField } from './reason-field';
import { useCancellationKinds } from './use-cancellation-kinds';

/** Cancels before delivery; the kind says who caused it, and so who may be charged. */
export function CancelForm() {
  const { t } = useLingui();
  const api = useApi();
  const kinds = useCancellationKinds();
  const { order } = useStaffOrder();
  const [Kind, setKind] = useState<InferOutput<typeof CancellationKind>>('customer');
  const [Reason, setReason] = useState('');
  const body = { OrderId: order.OrderId, Kind, Reason };
  return (
    <Disclosure summary={<Trans>Bestellung stornieren</Trans>}>
      <ActionForm
        id="storno"
        label={t`Bestellung stornieren`}
        body={body}
        schema={CALLS.staffCancelOrder.body}
        fieldNames={{ Kind: t`Art`, Reason: t`Grund` }}
        send={(Version) => api(CALLS.staffCancelOrder, { body: { ...body, Version } })}
        doneText={t`Die Bestellung ist storniert. Kunde und Händler bekommen eine Mail.`}
        submitLabel={<Trans>Bestellung stornieren</Trans>}
      >
        {(fields) => (
          <>
            <SelectField
              id={fields.getId('Kind')}
              label={t`Art`}
              hint={t`Wer die Stornierung verursacht.`}
              value={Kind}
              options={CancellationKind.options.map((value) => ({ value, label: kinds[value] }))}
              onChange={(event) => {
                const chosen = CancellationKind.options.find((one) => one === event.currentTarget.value);
                if (chosen) setKind(chosen);
              }}
            />
            <ReasonField
              {...fields}
              hint={t`Kunde und Händler lesen es, in ihren Mails und im Verlauf.`}
              value={Reason}
              onChange={setReason}
            />
          </>
        )}
      </ActionForm>
    </Disclosure>
  );
}
