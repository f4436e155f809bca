import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody, parseWholeNumber } from '@heizplatz/form-ui';
import { useSite } from '@heizplatz/router';
import { NumberField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { amountText } from '../../../../shared/offer/amount-text';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useDealerOrder } from '../order-page/dealer-order-context';

/** The measured weight and its time; the response contains the recalculated total. */
export function WeightForm() {
  const { t } = useLingui();
  const site = useSite();
  const api = useApi();
  const { order, group, orderKey, show } = useDealerOrder();
  return (
    <ActionForm
      id="menge"
      label={t`Gelieferte Menge melden`}
      values={{ DeliveredAmount: '', DeliveredOn: order.Window?.Date ?? '' }}
      read={({ DeliveredAmount = '', DeliveredOn }) => ({
        ...orderKey,
        DeliveredAmount: parseWholeNumber(DeliveredAmount) ?? Number.NaN,
        DeliveredOn,
      })}
      schema={toBody(CALLS.dealerReportWeight)}
      fieldNames={{ DeliveredAmount: t`Gelieferte Menge`, DeliveredOn: t`Geliefert am` }}
      send={async (body) => show(await api(CALLS.dealerReportWeight, { body }))}
      doneText={t`Die Menge ist gemeldet. Der neue Gesamtbetrag steht unten.`}
      submitLabel={<Trans>Menge melden</Trans>}
    >
      {({ field, number }) => (
        <>
          <NumberField
            {...number('DeliveredAmount')}
            label={t`Gelieferte Menge`}
            hint={t`Bestellt: ${amountText(order.Amount, group, site)}`}
            suffix={group.unit}
            groupSign={site.numberSigns.group}
            maxLength={6}
          />
          <TextField {...field('DeliveredOn')} type="date" label={t`Geliefert am`} min={order.PlacedAt.slice(0, 10)} />
        </>
      )}
    </ActionForm>
  );
}
