import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ForDealerForm } from './for-dealer-form';

export function PaidForm() {
  const { t } = useLingui();
  const api = useApi();
  return (
    <ForDealerForm
      id="bezahlt"
      label={t`Zahlung eintragen`}
      schema={toBody(CALLS.staffMarkPaidForDealer)}
      values={{}}
      fieldNames={{}}
      send={(body) => api(CALLS.staffMarkPaidForDealer, { body })}
      doneText={t`Die Zahlung ist eingetragen. Der Kunde ist benachrichtigt.`}
      submitLabel={<Trans>Als bezahlt eintragen</Trans>}
    />
  );
}
