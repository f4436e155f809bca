import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useDealerOrder } from '../order-page/dealer-order-context';
import { ReasonField } from '../order-page/reason-field';

/** The lorry was there and could not deliver. */
export function FailureForm() {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey, show } = useDealerOrder();
  return (
    <ActionForm
      id="gescheitert"
      label={t`Lieferung gescheitert`}
      values={{ Reason: '' }}
      read={({ Reason }) => ({ ...orderKey, Reason })}
      schema={toBody(CALLS.dealerReportFailure)}
      fieldNames={{ Reason: t`Was war?` }}
      send={async (body) => show(await api(CALLS.dealerReportFailure, { body }))}
      doneText={t`Das ist vermerkt. Bitte schlagen Sie einen neuen Termin vor.`}
      submitLabel={<Trans>Als gescheitert melden</Trans>}
      variant="secondary"
    >
      {({ field }) => (
        <ReasonField
          field={field}
          label={t`Was war?`}
          hint={t`Zum Beispiel: niemand da, Zufahrt versperrt. Der Kunde liest es.`}
        />
      )}
    </ActionForm>
  );
}
