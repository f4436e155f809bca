import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { NO_WINDOW, toWindow, useWindowNames, WindowFields, windowIssues } from '@heizplatz/order-ui';
import { TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useDealerOrder } from '../order-page/dealer-order-context';

/** Asks the customer whether a day is suitable; the initial value is the day that the customer requested. */
export function ProposeForm() {
  const { t } = useLingui();
  const api = useApi();
  const fieldNames = useWindowNames();
  const { order, orderKey, show } = useDealerOrder();
  return (
    <ActionForm
      id="vorschlagen"
      label={t`Termin vorschlagen`}
      values={{ ...NO_WINDOW, Date: order.RequestedDate ?? '', Note: '' }}
      read={(values) => ({ ...orderKey, ...values })}
      schema={toBody(CALLS.dealerProposeDate)}
      furtherIssues={(values) => windowIssues(toWindow(values))}
      fieldNames={fieldNames}
      send={async (body) => show(await api(CALLS.dealerProposeDate, { body }))}
      clears
      doneText={({ Date }) =>
        order.State !== 'placed' && Date === order.RequestedDate
          ? t`Der Termin steht: Der Kunde hat sich diesen Tag gewünscht und ist benachrichtigt.`
          : t`Ihr Vorschlag ist beim Kunden. Seine Antwort kommt per E-Mail.`
      }
      submitLabel={<Trans>Termin vorschlagen</Trans>}
    >
      {({ field }) => (
        <>
          <WindowFields field={field} min={order.PlacedAt.slice(0, 10)} />
          <TextArea {...field('Note')} label={t`Nachricht an den Kunden`} optional maxLength={500} />
        </>
      )}
    </ActionForm>
  );
}
