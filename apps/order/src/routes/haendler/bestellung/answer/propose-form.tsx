import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTypedAction } from '../../../../shared/action-posts/use-typed-action';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useDealerOrder } from '../order-page/dealer-order-context';
import { useWindowNames } from './use-window-names';
import { WindowFields, type WindowInput } from './window-fields';
import { NO_WINDOW, typedWindow, windowIssues } from './window-issues';

/** Asks the customer whether a day suits; starts from the day that the customer asked for. */
export function ProposeForm() {
  const { t } = useLingui();
  const api = useApi();
  const fieldNames = useWindowNames();
  const { order, orderKey, show } = useDealerOrder();
  const typed = useTypedAction('vorschlagen');
  const [given, setGiven] = useState<WindowInput | null>(null);
  const [Note, setNote] = useState(typed('Note'));
  const window = given ?? typedWindow(typed, { ...NO_WINDOW, Date: order.RequestedDate ?? '' });
  const body = { ...orderKey, ...window, Note };
  return (
    <ActionForm
      id="vorschlagen"
      label={t`Termin vorschlagen`}
      body={body}
      schema={CALLS.dealerProposeDate.body}
      furtherIssues={windowIssues(window)}
      fieldNames={fieldNames}
      send={async () => {
        await show(await api(CALLS.dealerProposeDate, { body }));
        setGiven(null);
        setNote('');
      }}
      doneText={
        order.State !== 'placed' && window.Date === order.RequestedDate
          ? t`Der Termin steht: Der Kunde hat sich diesen Tag gewünscht und ist benachrichtigt.`
          : t`Ihr Vorschlag ist beim Kunden. Seine Antwort kommt per E-Mail.`
      }
      submitLabel={<Trans>Termin vorschlagen</Trans>}
    >
      {(fields) => (
        <>
          <WindowFields {...fields} value={window} onChange={setGiven} />
          <TextArea
            {...fields.field('Note')}
            label={t`Nachricht an den Kunden`}
            optional
            maxLength={500}
            value={Note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </>
      )}
    </ActionForm>
  );
}
