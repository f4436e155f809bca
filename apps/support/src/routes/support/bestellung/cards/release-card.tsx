import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { toBody } from '@heizplatz/form-ui';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../forms/action-form';
import { useStaffOrder } from '../order-context';
import { ReasonField } from '../forms/reason-field';

/** An order that waits for its mailbox, and the way past that. */
export function ReleaseCard() {
  const { t } = useLingui();
  const api = useApi();
  const { order, site } = useStaffOrder();
  if (!order.ConfirmUntil) return null;
  const until = formatTime(order.ConfirmUntil, site);
  return (
    <Card as="section" aria-labelledby="freigabe">
      <CardHeader titleId="freigabe" title={<Trans>Wartet auf Bestätigung</Trans>} />
      <p>
        <Trans>
          Mit dieser E-Mail-Adresse wurde mehrmals bestellt, ohne dass sie bestätigt ist. Der Händler weiß noch nichts.
          Öffnet der Kunde den Link bis {until} nicht, endet die Bestellung.
        </Trans>
      </p>
      {order.May.Release && (
        <ActionForm
          id="freigabe-formular"
          label={t`Ohne Bestätigung freigeben`}
          schema={toBody(CALLS.staffReleaseOrder)}
          values={{ Reason: '' }}
          read={(values, Version) => ({ ...values, OrderId: order.OrderId, Version })}
          fieldNames={{ Reason: t`Grund` }}
          send={(body) => api(CALLS.staffReleaseOrder, { body })}
          doneText={t`Die Bestellung ist beim Händler.`}
          submitLabel={<Trans>Freigeben</Trans>}
        >
          {(form) => <ReasonField form={form} />}
        </ActionForm>
      )}
    </Card>
  );
}
