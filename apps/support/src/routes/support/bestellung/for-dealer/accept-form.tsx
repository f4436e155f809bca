import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { NO_WINDOW, toWindow, useWindowNames, WindowFields, windowIssues } from '@heizplatz/order-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStaffOrder } from '../order-context';
import { ForDealerForm } from './for-dealer-form';

/** With a day that meets the promise the date stands at once; any other is a proposal to the customer. */
export function AcceptForm() {
  const { t } = useLingui();
  const api = useApi();
  const { order } = useStaffOrder();
  return (
    <ForDealerForm
      id="annehmen"
      label={t`Bestellung annehmen`}
      schema={toBody(CALLS.staffAcceptForDealer)}
      values={NO_WINDOW}
      read={(values) => ({ Window: values['Date'] ? toWindow(values) : null })}
      furtherIssues={(values) => windowIssues(toWindow(values))}
      fieldNames={useWindowNames()}
      send={(body) => api(CALLS.staffAcceptForDealer, { body })}
      doneText={t`Für den Händler angenommen. Der Kunde ist benachrichtigt.`}
      submitLabel={<Trans>Annehmen</Trans>}
    >
      {({ field }) => (
        <>
          <p className="quiet">
            <Trans>
              Wenn der Liefertag schon feststeht, nennen Sie ihn gleich mit. Ein späterer als der versprochene geht als
              Vorschlag an den Kunden.
            </Trans>
          </p>
          <WindowFields field={field} optional min={order.PlacedAt.slice(0, 10)} />
        </>
      )}
    </ForDealerForm>
  );
}
