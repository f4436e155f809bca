import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { useLoaderData, useSite } from '@heizplatz/router';
import { Card, Stars, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageStatement } from '../../../shared/order-form/page-statement';
import { StatementContext } from '../../../shared/order-form/statement-context';
import { SignedPageHeader } from '../../../shared/order-page/signed-page-header';
import { useStatement } from '../../../shared/order-form/use-statement';
import { AnswerForm } from './answer-form';
import { reviewAnswerInput, type ReviewAnswerPage } from './review-answer-input';
import styles from './review-answer-view.module.css';

/** The review, its current answer, and the form for it. */
export function ReviewAnswerView() {
  const { t } = useLingui();
  const site = useSite();
  const page = useLoaderData<ReviewAnswerPage>();
  const { data: review, mutate } = useCall(CALLS.reviewToAnswer, reviewAnswerInput(page));
  const { statement, outcome } = useStatement(() => mutate());
  if (!review) return null;
  const title = t`Auf eine Bewertung antworten`;
  return (
    <StatementContext value={outcome}>
      <SignedPageHeader title={title} />
      <div className={styles.page}>
        <header>
          <p className="quiet">
            <Trans>Für {review.DealerName}</Trans>
          </p>
          <h1>{title}</h1>
        </header>
        <PageStatement statement={statement} />
        <Card as="section" className={styles.review}>
          <p className={styles.head}>
            <Stars number={review.Stars} />
            <span className="visually-hidden">{t`${review.Stars} von 5 Sternen`}</span>
            <strong>{review.ShownName}</strong>
            <span className="quiet">{formatDate(review.CreatedAt.slice(0, 10), site)}</span>
          </p>
          <p className={styles.text}>{review.Text || <Trans>Ohne Worte bewertet</Trans>}</p>
        </Card>
        <Card as="section">
          <AnswerForm page={page} answer={review.DealerAnswer ?? ''} reload={() => mutate()} />
        </Card>
        <p>
          <TextLink href={review.DealerPath}>
            <Trans>Ihre Bewertungen ansehen</Trans>
          </TextLink>
        </p>
      </div>
    </StatementContext>
  );
}
