import { useApi } from '@heizplatz/api-client';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { formatDate, formatNumber } from '@heizplatz/country';
import { parseWholeNumber, toBody } from '@heizplatz/form-ui';
import { Disclosure, FieldRow, NumberField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from './action-form';
import { amountText } from '../../../../shared/order/amount-text';
import { useStaffOrder } from '../order-context';
import { ReasonField } from './reason-field';

/** Books what was weighed, or corrects it; the price follows from the rule of ±10 %. */
export function WeightForm() {
  const { t } = useLingui();
  const api = useApi();
  const { order, site } = useStaffOrder();
  const values = {
    DeliveredAmount: String(order.Delivered?.DeliveredAmount ?? ''),
    DeliveredOn: order.DeliveredOn ?? order.Window?.Date ?? '',
    Reason: '',
  };
  const getAmountText = (amount: number | null): string =>
    amount === null ? '' : `${formatNumber(amount, site)} ${unit}`;
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
        schema={toBody(CALLS.staffBookWeight)}
        values={values}
        read={(input, Version) => ({
          ...input,
          OrderId: order.OrderId,
          DeliveredAmount: parseWholeNumber(input['DeliveredAmount'] ?? '') ?? Number.NaN,
          Version,
        })}
        fieldNames={names}
        send={(body) => api(CALLS.staffBookWeight, { body })}
        compare={({ Delivered, DeliveredOn: day }, input) => [
          {
            label: names.DeliveredAmount,
            saved: Delivered ? amountText(Delivered.DeliveredAmount, order) : '',
            mine: getAmountText(parseWholeNumber(input['DeliveredAmount'] ?? '')),
          },
          {
            label: names.DeliveredOn,
            saved: day ? formatDate(day, site) : '',
            mine: input['DeliveredOn'] ? formatDate(input['DeliveredOn'], site) : '',
          },
        ]}
        doneText={t`Die Menge ist gebucht. Kunde und Händler bekommen eine Mail.`}
        submitLabel={<Trans>Menge buchen</Trans>}
      >
        {(form) => (
          <>
            <FieldRow>
              <NumberField
                {...form.number('DeliveredAmount')}
                label={names.DeliveredAmount}
                suffix={unit}
                groupSign={site.numberSigns.group}
                maxLength={6}
              />
              <TextField
                {...form.field('DeliveredOn')}
                type="date"
                label={names.DeliveredOn}
                min={order.PlacedAt.slice(0, 10)}
              />
            </FieldRow>
            <ReasonField form={form} />
          </>
        )}
      </ActionForm>
    </Disclosure>
  );
}
