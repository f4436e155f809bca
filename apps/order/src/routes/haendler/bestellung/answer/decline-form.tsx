import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useDealerOrder } from '../order-page/dealer-order-context';
import { ReasonField } from '../order-page/reason-field';

export function DeclineForm() {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey, show } = useDealerOrder();
  return (
    <ActionForm
      id="ablehnen"
      label={t`Bestellung ablehnen`}
      values={{ Reason: '' }}
      read={({ Reason }) => ({ ...orderKey, Reason })}
      schema={toBody(CALLS.dealerDeclineOrder)}
      fieldNames={{ Reason: t`Grund` }}
      send={async (body) => show(await api(CALLS.dealerDeclineOrder, { body }))}
      doneText={t`Sie haben die Bestellung abgelehnt. Der Kunde bekommt andere Angebote.`}
      submitLabel={<Trans>Ablehnen</Trans>}
      variant="secondary"
    >
      {({ field }) => <ReasonField field={field} label={t`Grund`} hint={t`Der Kunde liest ihn.`} />}
    </ActionForm>
  );
}
