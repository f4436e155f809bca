import type { OrderEvent } from '@heizplatz/contract';
import { BRAND, formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { classNames } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { eventLabels } from './event-labels';
import styles from './order-timeline.module.css';

interface OrderTimelineProps {
  readonly events: readonly OrderEvent[];
  /** Who reads is 'Sie'. */
  readonly reader: 'customer' | 'dealer';
  /** What is waited for now; nothing when the order is at its end. */
  readonly upcoming?: ReactNode;
}

/** What happened to an order, when and by whom, along a line that ends at what comes next. */
export function OrderTimeline({ events, reader, upcoming }: OrderTimelineProps) {
  const { t } = useLingui();
  const site = useSite();
  const authors = { customer: t`Kunde`, dealer: t`Händler`, staff: BRAND, system: t`automatisch`, [reader]: t`Sie` };
  return (
    <ol className={styles.timeline}>
      {events.map((event, index) => (
        <li key={`${event.At} ${event.Kind} ${index}`} className={styles.event}>
          <p className={styles.what}>{t(eventLabels(event))}</p>
          <p className="quiet">
            <time dateTime={event.At}>{formatTime(event.At, site)}</time> · {authors[event.Author]}
          </p>
          {event.Note && <p className={styles.note}>{event.Note}</p>}
        </li>
      ))}
      {upcoming && <li className={classNames(styles.event, styles.upcoming)}>{upcoming}</li>}
    </ol>
  );
}
