import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ForDealerForm } from './for-dealer-form';

export function DeclineForm() {
  const { t } = useLingui();
  const api = useApi();
  const names = { Reason: t`Grund des Händlers` };
  return (
    <ForDealerForm
      id="ablehnen"
      label={t`Bestellung ablehnen`}
      schema={toBody(CALLS.staffDeclineForDealer)}
      values={{ Reason: '' }}
      fieldNames={names}
      send={(body) => api(CALLS.staffDeclineForDealer, { body })}
      doneText={t`Für den Händler abgelehnt. Der Kunde bekommt andere Angebote.`}
      submitLabel={<Trans>Ablehnen</Trans>}
    >
      {({ field }) => (
        <TextArea {...field('Reason')} label={names.Reason} hint={t`Der Kunde liest ihn.`} maxLength={500} />
      )}
    </ForDealerForm>
  );
}
