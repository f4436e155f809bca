import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { NO_WINDOW, toWindow, useWindowNames, WindowFields, windowIssues } from '@heizplatz/order-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useDealerOrder } from '../order-page/dealer-order-context';

/** With a day the date stands at once; without, it is agreed later. */
export function AcceptForm() {
  const { t } = useLingui();
  const api = useApi();
  const fieldNames = useWindowNames();
  const { order, orderKey, show } = useDealerOrder();
  return (
    <ActionForm
      id="annehmen"
      label={t`Bestellung annehmen`}
      values={NO_WINDOW}
      read={(values) => ({ ...orderKey, Window: values['Date'] ? toWindow(values) : null })}
      schema={toBody(CALLS.dealerAcceptOrder)}
      furtherIssues={(values) => windowIssues(toWindow(values))}
      fieldNames={fieldNames}
      send={async (body) => show(await api(CALLS.dealerAcceptOrder, { body }))}
      doneText={t`Sie haben die Bestellung angenommen. Der Kunde ist benachrichtigt.`}
      submitLabel={<Trans>Annehmen</Trans>}
    >
      {({ field }) => (
        <>
          <p className="quiet">
            <Trans>Wenn der Liefertag schon feststeht, nennen Sie ihn gleich mit.</Trans>
          </p>
          <WindowFields field={field} optional min={order.PlacedAt.slice(0, 10)} />
        </>
      )}
    </ActionForm>
  );
}
