import { useApi } from '@heizplatz/api-client';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { formatDate, formatNumber } from '@heizplatz/country';
import { Disclosure, FieldRow, NumberField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionForm } from './action-form';
import { amountText } from '../cards/amount-text';
import { useStaffOrder } from '../order-context';
import { ReasonField } from './reason-field';

/** Books what was weighed, or corrects it; the price follows from the rule of ±10 %. */
export function WeightForm() {
  const { t } = useLingui();
  const api = useApi();
  const { order, site } = useStaffOrder();
  const [amount, setAmount] = useState<number | null>(order.Delivered?.DeliveredAmount ?? null);
  const [DeliveredOn, setDay] = useState(order.DeliveredOn ?? order.Window?.Date ?? '');
  const [Reason, setReason] = useState('');
  const { OrderId } = order;
  const body = { OrderId, DeliveredAmount: amount ?? Number.NaN, DeliveredOn, Reason };
  const { unit } = PRODUCT_GROUPS[order.ProductGroupId];
  const names = { DeliveredAmount: t`Gelieferte Menge`, DeliveredOn: t`Geliefert am`, Reason: t`Grund` };
  return (
    <Disclosure
      open={order.Delivered === null}
      summary={order.Delivered ? <Trans>Menge berichtigen</Trans> : <Trans>Menge buchen</Trans>}
    >
      <ActionForm
        id="menge"
        label={t`Gelieferte Menge buchen`}
        body={body}
        schema={CALLS.staffBookWeight.body}
        fieldNames={names}
        send={(Version) => api(CALLS.staffBookWeight, { body: { ...body, Version } })}
        compare={({ Delivered, DeliveredOn: day }) => [
          {
            label: names.DeliveredAmount,
            saved: Delivered ? amountText(Delivered.DeliveredAmount, order) : '',
            mine: amount === null ? '' : `${formatNumber(amount, site)} ${unit}`,
          },
          {
            label: names.DeliveredOn,
            saved: day ? formatDate(day, site) : '',
            mine: DeliveredOn ? formatDate(DeliveredOn, site) : '',
          },
        ]}
        doneText={t`Die Menge ist gebucht. Kunde und Händler bekommen eine Mail.`}
        submitLabel={<Trans>Menge buchen</Trans>}
      >
        {(fields) => (
          <>
            <FieldRow>
              <NumberField
                id={fields.getId('DeliveredAmount')}
                label={names.DeliveredAmount}
                suffix={unit}
                groupSign={site.numberSigns.group}
                maxLength={6}
                value={amount}
                error={fields.getError('DeliveredAmount')}
                onValueChange={setAmount}
              />
              <TextField
                id={fields.getId('DeliveredOn')}
                type="date"
                label={names.DeliveredOn}
                min={order.PlacedAt.slice(0, 10)}
                value={DeliveredOn}
                error={fields.getError('DeliveredOn')}
                onChange={(event) => setDay(event.currentTarget.value)}
              />
            </FieldRow>
            <ReasonField {...fields} value={Reason} onChange={setReason} />
          </>
        )}
      </ActionForm>
    </Disclosure>
  );
}
