import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useDealerOrder } from '../order-page/dealer-order-context';

/** Marks the invoice as sent, or as paid. */
export function MarkForm({ state }: { readonly state: 'invoiced' | 'paid' }) {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey, show } = useDealerOrder();
  const isInvoice = state === 'invoiced';
  return (
    <ActionForm
      id={state}
      label={isInvoice ? t`Rechnung gestellt` : t`Bezahlt`}
      read={() => ({ ...orderKey, State: state })}
      schema={toBody(CALLS.dealerMarkOrder)}
      send={async (body) => show(await api(CALLS.dealerMarkOrder, { body }))}
      doneText={isInvoice ? t`Vermerkt: Die Rechnung ist gestellt.` : t`Vermerkt: Die Bestellung ist bezahlt.`}
      submitLabel={isInvoice ? <Trans>Als abgerechnet vermerken</Trans> : <Trans>Als bezahlt vermerken</Trans>}
    />
  );
}
