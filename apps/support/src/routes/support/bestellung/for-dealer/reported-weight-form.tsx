import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { parseWholeNumber, toBody } from '@heizplatz/form-ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWeightNames, WeightFields } from '../forms/weight-fields';
import { useStaffOrder } from '../order-context';
import { ForDealerForm } from './for-dealer-form';

const ISSUE_LABELS = { DATE_INV: msg`Der Tag liegt zwischen Bestellung und heute.` };

/** Delivered: what was weighed; the price follows from the rule of ±10 %. */
export function ReportedWeightForm() {
  const { t } = useLingui();
  const api = useApi();
  const { order } = useStaffOrder();
  return (
    <ForDealerForm
      id="gewicht"
      label={t`Geliefert, Menge melden`}
      schema={toBody(CALLS.staffReportWeightForDealer)}
      values={{ DeliveredAmount: '', DeliveredOn: order.Window?.Date ?? '' }}
      read={(input) => ({
        ...input,
        DeliveredAmount: parseWholeNumber(input['DeliveredAmount'] ?? '') ?? Number.NaN,
      })}
      issueLabels={ISSUE_LABELS}
      fieldNames={useWeightNames()}
      send={(body) => api(CALLS.staffReportWeightForDealer, { body })}
      doneText={t`Die Menge ist gemeldet. Der Kunde ist benachrichtigt.`}
      submitLabel={<Trans>Menge melden</Trans>}
    >
      {(form) => <WeightFields form={form} />}
    </ForDealerForm>
  );
}
