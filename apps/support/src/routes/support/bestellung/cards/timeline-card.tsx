import type { StaffOrder } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { ORDER_STATE_LABELS } from '@heizplatz/order-ui';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEventLabels } from '../../../../shared/order/use-event-labels';
import { useStaffOrder } from '../order-context';
import styles from '../../../../shared/order/timeline.module.css';

type Event = StaffOrder['Timeline'][number];

/** Who of our people entered it for the dealer, and who had phoned. */
function EnteredBy({ Name, Caller }: NonNullable<Event['EnteredBy']>) {
  return (
    <p className="quiet">
      {Name === '' ? <Trans>für den Händler eingetragen</Trans> : <Trans>für den Händler, von {Name}</Trans>}
      {Caller && <Trans> · Anlass: {Caller}</Trans>}
    </p>
  );
}

/** What happened, by whom, the newest first. */
export function TimelineCard() {
  const { t } = useLingui();
  const { order, site } = useStaffOrder();
  const getLabel = useEventLabels();
  const authors = {
    customer: t`Kunde`,
    dealer: t`Händler`,
    staff: t`Kundendienst`,
    system: t`automatisch`,
    other: t`Sonstige`,
  };
  const change = ({ From, State }: Event) =>
    From === null || From === State
      ? null
      : `${t(ORDER_STATE_LABELS[From].label)} → ${t(ORDER_STATE_LABELS[State].label)}`;
  return (
    <Card as="section" aria-labelledby="verlauf">
      <CardHeader titleId="verlauf" title={<Trans>Verlauf</Trans>} />
      <ol className={styles.timeline} reversed>
        {order.Timeline.toReversed().map((event, index) => (
          <li key={`${event.At} ${event.Kind} ${index}`} className={styles.event}>
            <p>
              <strong>{getLabel(event)}</strong> {change(event)}
            </p>
            <p className="quiet">
              <time dateTime={event.At}>{formatTime(event.At, site)}</time> · {authors[event.Author]}
              {event.AuthorName && `, ${event.AuthorName}`}
            </p>
            {event.EnteredBy && <EnteredBy {...event.EnteredBy} />}
            {event.Note && <p className={styles.note}>{event.Note}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
