import { useCall } from '@heizplatz/api-client';
import type { DealerProfile } from '@heizplatz/contract';
import { BRAND } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, Disclosure, FailedState, PageLinks, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DEALER_CALLS, reviewsInput } from '../dealer-calls';
import { REVIEW_QUERY, REVIEWS_ID } from '../dealer-paths';
import { ReviewDistribution } from './review-distribution';
import { ReviewItem } from './review-item';
import type { ReviewQuery } from './review-query';
import { reviewsHref } from './reviews-href';
import styles from './review-section.module.css';
import { ReviewSorting } from './review-sorting';

interface ReviewSectionProps {
  readonly dealer: DealerProfile;
  readonly query: ReviewQuery;
}

/** What customers say, how it spreads, and how we know that they are customers (rule DEALER-01). */
export function ReviewSection({ dealer, query }: ReviewSectionProps) {
  const { t } = useLingui();
  const { countryId } = useSite();
  const input = reviewsInput(countryId, dealer.Slug, query);
  const { data, error, isValidating, mutate } = useCall(DEALER_CALLS.reviews, input, { keepPreviousData: true });
  return (
    <Card as="section" id={REVIEWS_ID} aria-labelledby="bewertungen-titel" className={styles.section}>
      <CardHeader title={<Trans>Bewertungen</Trans>} titleId="bewertungen-titel" />
      {dealer.RatingCount === 0 && (
        <p>
          <Trans>
            Diesen Händler hat noch niemand bewertet. Bewerten kann, wer hier bestellt hat und beliefert wurde.
          </Trans>
        </p>
      )}
      {error && !data && (
        <FailedState
          level={3}
          title={t`Die Bewertungen konnten nicht geladen werden.`}
          onRetry={() => void mutate()}
          retrying={isValidating}
          requestId={error.problem.requestId}
        />
      )}
      {!data && !error && dealer.RatingCount > 0 && <Skeleton shape="picture" />}
      {data && dealer.RatingCount > 0 && (
        <>
          <ReviewDistribution reviews={data} dealer={dealer} query={query} />
          <ReviewSorting dealer={dealer} query={query} total={data.Total} />
          <ul className={styles.reviews}>
            {data.Items.map((review) => (
              <ReviewItem key={review.Id} review={review} dealerName={dealer.Name} />
            ))}
          </ul>
          <PageLinks
            label={t`Seiten der Bewertungen`}
            page={query.page}
            pageCount={data.PageCount}
            getHref={(page) => reviewsHref(dealer.Path, query, { [REVIEW_QUERY.page]: page })}
          />
        </>
      )}
      <Disclosure summary={t`So prüfen wir Bewertungen`}>
        <p className="quiet">
          <Trans>
            Bewerten kann nur, wer über {BRAND} bestellt hat und beliefert wurde: Jede Bewertung gehört zu einer
            Bestellung, jede Bestellung kann einmal bewertet werden. Wir veröffentlichen gute wie schlechte, ändern
            keine und zahlen für keine. Händler können antworten, aber nichts löschen. Gemeldete Bewertungen prüft ein
            Mensch. Aus allen veröffentlichten wird der Mittelwert gebildet.
          </Trans>
        </p>
      </Disclosure>
    </Card>
  );
}
