import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ForDealerForm } from './for-dealer-form';

/** The lorry was there and could not deliver. */
export function FailureForm() {
  const { t } = useLingui();
  const api = useApi();
  const names = { Reason: t`Was war?` };
  return (
    <ForDealerForm
      id="gescheitert"
      label={t`Lieferung gescheitert`}
      schema={toBody(CALLS.staffReportFailureForDealer)}
      values={{ Reason: '' }}
      fieldNames={names}
      send={(body) => api(CALLS.staffReportFailureForDealer, { body })}
      doneText={t`Der Fehlschlag ist eingetragen. Der Kunde ist benachrichtigt.`}
      submitLabel={<Trans>Als gescheitert eintragen</Trans>}
    >
      {({ field }) => (
        <TextArea
          {...field('Reason')}
          label={names.Reason}
          hint={t`Zum Beispiel: niemand da, Zufahrt versperrt. Der Kunde liest es.`}
          maxLength={500}
        />
      )}
    </ForDealerForm>
  );
}
