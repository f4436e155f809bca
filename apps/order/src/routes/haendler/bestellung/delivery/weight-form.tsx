import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { NumberField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { amountText } from '../../../../shared/offer/amount-text';
import { typedAmount } from '../../../../shared/amounts/typed-amount';
import { useTypedAction } from '../../../../shared/action-posts/use-typed-action';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useDealerOrder } from '../order-page/dealer-order-context';

/** What was weighed, and when; the answer brings the recalculated total. */
export function WeightForm() {
  const { t } = useLingui();
  const site = useSite();
  const api = useApi();
  const { order, group, orderKey, show } = useDealerOrder();
  const typed = useTypedAction('menge');
  const [amount, setAmount] = useState(typedAmount(typed('DeliveredAmount')));
  const [typedDay, setTypedDay] = useState<string | null>(null);
  const DeliveredOn = typedDay ?? typed('DeliveredOn', order.Window?.Date);
  const body = { ...orderKey, DeliveredAmount: amount ?? Number.NaN, DeliveredOn };
  return (
    <ActionForm
      id="menge"
      label={t`Gelieferte Menge melden`}
      body={body}
      schema={CALLS.dealerReportWeight.body}
      fieldNames={{ DeliveredAmount: t`Gelieferte Menge`, DeliveredOn: t`Geliefert am` }}
      send={async () => show(await api(CALLS.dealerReportWeight, { body }))}
      doneText={t`Die Menge ist gemeldet. Der neue Gesamtbetrag steht unten.`}
      submitLabel={<Trans>Menge melden</Trans>}
    >
      {({ field }) => (
        <>
          <NumberField
            {...field('DeliveredAmount')}
            label={t`Gelieferte Menge`}
            hint={t`Bestellt: ${amountText(order.Amount, group, site)}`}
            suffix={group.unit}
            groupSign={site.numberSigns.group}
            maxLength={6}
            value={amount}
            onValueChange={setAmount}
          />
          <TextField
            {...field('DeliveredOn')}
            type="date"
            label={t`Geliefert am`}
            min={order.PlacedAt.slice(0, 10)}
            value={DeliveredOn}
            onChange={(event) => setTypedDay(event.currentTarget.value)}
          />
        </>
      )}
    </ActionForm>
  );
}
