import { siteById } from '@heizplatz/country';
import { useTotalText } from '@heizplatz/order-ui';
import { staffOrderPath } from '@heizplatz/routes';
import { Card, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CaseHeading } from '../../../shared/list-panes/case-heading';
import { BookingForm } from '../booking/booking-form';
import styles from '../cancellations-view.module.css';
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
  const total = useTotalText(siteById(row.CountryId))(row);
  return (
    <section aria-label={t`Storno ${row.OrderNumber}`} className={styles.panel}>
      <Card className={styles.part}>
        <div>
          <CaseHeading>
            {row.OrderNumber} · {row.CustomerName}
          </CaseHeading>
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
