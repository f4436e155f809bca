import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { toBody } from '@heizplatz/form-ui';
import { NO_WINDOW, toWindow, useWindowNames, WindowFields, windowIssues } from '@heizplatz/order-ui';
import { TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStaffOrder } from '../order-context';
import { ForDealerForm } from './for-dealer-form';

/** Sets or moves the date: the customer agrees to it, unless it wished this very day. */
export function ProposeForm() {
  const { t } = useLingui();
  const api = useApi();
  const { order, site } = useStaffOrder();
  const wish = order.RequestedDate;
  const wishedDay = wish && formatLongDate(wish, site);
  const start = order.Window ?? NO_WINDOW;
  return (
    <ForDealerForm
      id="termin"
      label={order.Window ? t`Liefertermin verschieben` : t`Liefertermin nennen`}
      schema={toBody(CALLS.staffProposeForDealer)}
      values={{ From: start.From, To: start.To, Date: wish ?? '', Note: '' }}
      furtherIssues={(values) => windowIssues(toWindow(values))}
      fieldNames={useWindowNames()}
      send={(body) => api(CALLS.staffProposeForDealer, { body })}
      doneText={t`Der Termin ist eingetragen. Der Kunde ist benachrichtigt.`}
      submitLabel={<Trans>Termin eintragen</Trans>}
    >
      {({ field }) => (
        <>
          <p className="quiet">
            {wishedDay && order.State !== 'placed' ? (
              <Trans>Der Kunde wünscht den {wishedDay}: Dieser Tag steht sofort, jeder andere ist ein Vorschlag.</Trans>
            ) : (
              <Trans>Der Kunde bekommt den Termin als Vorschlag und nimmt ihn auf seiner Seite an.</Trans>
            )}
          </p>
          <WindowFields field={field} min={order.PlacedAt.slice(0, 10)} />
          <TextArea {...field('Note')} label={t`Nachricht an den Kunden`} optional maxLength={500} />
        </>
      )}
    </ForDealerForm>
  );
}
