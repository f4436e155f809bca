import { useApi } from '@heizplatz/api-client';
import { CALLS, CancellationKind } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionDisclosure } from './action-disclosure';
import { ActionForm } from './action-form';
import { useStaffOrder } from '../order-context';
import { ReasonField } from './reason-field';
import { useCancellationKinds } from './use-cancellation-kinds';

export const CANCEL_FORM = 'storno';

/** Cancels before delivery; the kind states who caused it, and so who may be charged. */
export function CancelForm() {
  const { t } = useLingui();
  const api = useApi();
  const kinds = useCancellationKinds();
  const { order } = useStaffOrder();
  return (
    <ActionDisclosure form={CANCEL_FORM} isOffered={order.May.Cancel} summary={<Trans>Bestellung stornieren</Trans>}>
      <ActionForm
        id={CANCEL_FORM}
        label={t`Bestellung stornieren`}
        schema={toBody(CALLS.staffCancelOrder)}
        values={{ Kind: 'customer', Reason: '' }}
        read={(values, Version) => ({ ...values, OrderId: order.OrderId, Version })}
        fieldNames={{ Kind: t`Art`, Reason: t`Grund` }}
        send={(body) => api(CALLS.staffCancelOrder, { body })}
        doneText={t`Die Bestellung ist storniert. Kunde und Händler bekommen eine Mail.`}
        submitLabel={<Trans>Bestellung stornieren</Trans>}
      >
        {(form) => (
          <>
            <SelectField
              {...form.field('Kind')}
              label={t`Art`}
              hint={t`Wer die Stornierung verursacht.`}
              options={CancellationKind.options.map((value) => ({ value, label: kinds[value] }))}
            />
            <ReasonField form={form} hint={t`Kunde und Händler lesen es, in ihren Mails und im Verlauf.`} />
          </>
        )}
      </ActionForm>
    </ActionDisclosure>
  );
}
