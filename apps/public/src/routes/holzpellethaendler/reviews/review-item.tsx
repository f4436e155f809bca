import { groupName, describeGroup } from '@heizplatz/calculator';
import type { DealerReview } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Stars, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { contentReportPath } from '../../../shared/report-link/content-report-path';
import styles from './review-item.module.css';

interface ReviewItemProps {
  readonly review: DealerReview;
  readonly dealerName: string;
}

/** One customer's review, the dealer's answer, and the link to report them. */
export function ReviewItem({ review, dealerName }: ReviewItemProps) {
  const { t } = useLingui();
  const site = useSite();
  const { Delivery, Goods, Service, DealerAnswer, DealerAnsweredAt } = review;
  const parts = [
    ...(Delivery === null ? [] : [t`Lieferung ${Delivery}`]),
    ...(Goods === null ? [] : [t`Ware ${Goods}`]),
    ...(Service === null ? [] : [t`Service ${Service}`]),
  ].join(' · ');
  const goods = review.ProductGroupId === null ? null : groupName(describeGroup(review.ProductGroupId), site.countryId);
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <Stars number={review.Stars} />
        <span className="visually-hidden">{t`${review.Stars} von 5 Sternen`}</span>
        <strong>{review.ShownName}</strong>
        <span className="quiet">
          <time dateTime={review.CreatedAt}>{formatDate(review.CreatedAt.slice(0, 10), site)}</time>
          {goods && ` · ${goods}`} · <Trans>geprüfte Bestellung</Trans>
        </span>
      </div>
      {review.Text && <p className={styles.text}>{review.Text}</p>}
      {DealerAnswer && (
        <div className={styles.answer}>
          <p className={styles.answering}>
            <Trans>Antwort von {dealerName}</Trans>
            {DealerAnsweredAt && <span className="quiet"> · {formatDate(DealerAnsweredAt.slice(0, 10), site)}</span>}
          </p>
          <p>{DealerAnswer}</p>
        </div>
      )}
      <p className={styles.foot}>
        <span className="quiet">{parts || (!review.Text && <Trans>Ohne Worte bewertet</Trans>)}</span>
        <TextLink variant="alone" href={contentReportPath('review', String(review.Id))} rel="nofollow">
          <Trans>
            Melden<span className="visually-hidden">: Bewertung von {review.ShownName}</span>
          </Trans>
        </TextLink>
      </p>
    </li>
  );
}
