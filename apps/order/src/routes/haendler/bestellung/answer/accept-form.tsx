import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTypedAction } from '../../../../shared/action-posts/use-typed-action';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useDealerOrder } from '../order-page/dealer-order-context';
import { useWindowNames } from './use-window-names';
import { WindowFields } from './window-fields';
import { NO_WINDOW, typedWindow, windowIssues } from './window-issues';

/** With a day the date stands at once; without, it is agreed later. */
export function AcceptForm() {
  const { t } = useLingui();
  const api = useApi();
  const fieldNames = useWindowNames();
  const { orderKey, show } = useDealerOrder();
  const typed = useTypedAction('annehmen');
  const [window, setWindow] = useState(typedWindow(typed, NO_WINDOW));
  const body = { ...orderKey, Window: window.Date ? window : null };
  return (
    <ActionForm
      id="annehmen"
      label={t`Bestellung annehmen`}
      body={body}
      schema={CALLS.dealerAcceptOrder.body}
      furtherIssues={windowIssues(window)}
      fieldNames={fieldNames}
      send={async () => show(await api(CALLS.dealerAcceptOrder, { body }))}
      doneText={t`Sie haben die Bestellung angenommen. Der Kunde ist benachrichtigt.`}
      submitLabel={<Trans>Annehmen</Trans>}
    >
      {(fields) => (
        <>
          <p className="quiet">
            <Trans>Wenn der Liefertag schon feststeht, nennen Sie ihn gleich mit.</Trans>
          </p>
          <WindowFields {...fields} value={window} onChange={setWindow} optional />
        </>
      )}
    </ActionForm>
  );
}
