import { useApi } from '@heizplatz/api-client';
import { describeGroup } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { formatDate, formatNumber } from '@heizplatz/country';
import { parseWholeNumber, toBody } from '@heizplatz/form-ui';
import { Disclosure } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from './action-form';
import { amountText } from '../../../../shared/order/amount-text';
import { useStaffOrder } from '../order-context';
import { ReasonField } from './reason-field';
import { useWeightNames, WeightFields } from './weight-fields';

/** Corrects what was weighed; the price follows from the rule of ±10 %. */
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
  const { unit } = describeGroup(order.ProductGroupId);
  const names = { ...useWeightNames(), Reason: t`Grund` };
  return (
    <Disclosure summary={<Trans>Menge berichtigen</Trans>}>
      <ActionForm
        id="menge"
        label={t`Gelieferte Menge berichtigen`}
        schema={toBody(CALLS.staffCorrectWeight)}
        values={values}
        read={(input, Version) => ({
          ...input,
          OrderId: order.OrderId,
          DeliveredAmount: parseWholeNumber(input['DeliveredAmount'] ?? '') ?? Number.NaN,
          Version,
        })}
        fieldNames={names}
        send={(body) => api(CALLS.staffCorrectWeight, { body })}
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
        doneText={t`Die Menge ist berichtigt. Kunde und Händler bekommen eine Mail.`}
        submitLabel={<Trans>Menge berichtigen</Trans>}
      >
        {(form) => (
          <>
            <WeightFields form={form} />
            <ReasonField form={form} />
          </>
        )}
      </ActionForm>
    </Disclosure>
  );
}
