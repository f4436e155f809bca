import { siteById } from '@heizplatz/country';
import { useTotalText } from '@heizplatz/order-ui';
import { useLocation } from '@heizplatz/router';
import { staffOrderPath } from '@heizplatz/routes';
import { Card, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { BookingForm } from '../booking/booking-form';
import styles from '../cancellations-view.module.css';
import { caseAddress } from './case-address';
import { CaseForm } from './case-form';
import { CommentThread } from './comment-thread';
import { FeedbackForm } from './feedback-form';
import { ReplyForm } from './reply-form';
import type { Bookings } from '../booking/use-bookings';
import type { CaseProps } from './case-props';

interface CasePanelProps extends CaseProps {
  readonly bookings: Bookings;
  /** Notified whether an answer was begun and not sent. */
  readonly onInput: (isEntered: boolean) => void;
}

/** One case: the conversation with customer and dealer, an answer, booking, reason, kind and owner. */
export function CasePanel({ row, bookings, reload, onInput }: CasePanelProps) {
  const { t } = useLingui();
  const location = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const total = useTotalText(siteById(row.CountryId))(row);
  return (
    <section aria-label={t`Storno ${row.OrderNumber}`} className={styles.panel}>
      <Card className={styles.part}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {row.OrderNumber} · {row.CustomerName}
          </h2>
          <p className={styles.about}>
            <Trans>
              {row.AmountText} {row.ProductName} nach {row.Place}, {row.DealerName}, {total}
            </Trans>
          </p>
          {row.Reason && (
            <p className={styles.about}>
              <Trans>Grund der Stornierung: {row.Reason}</Trans>
            </p>
          )}
        </div>
        <CommentThread comments={row.comments} countryId={row.CountryId} />
        <ReplyForm row={row} reload={reload} onInput={onInput} />
        <p className={styles.about}>
          <TextLink href={staffOrderPath(row.orderId)}>
            <Trans>Bestellung öffnen</Trans>
          </TextLink>
          {' · '}
          <TextLink href={caseAddress(location, null)}>
            <Trans>Fall schließen</Trans>
          </TextLink>
        </p>
      </Card>
      <div className={styles.side}>
        <FeedbackForm row={row} reload={reload} />
        <BookingForm row={row} bookings={bookings} />
        <CaseForm row={row} reload={reload} />
      </div>
    </section>
  );
}
