import type { DealerProfile } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { ChoiceChips, TextLink } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { REVIEW_QUERY } from '../dealer-paths';
import { DEFAULT_REVIEW_SORT, REVIEW_SORT_NAMES, type ReviewQuery, type ReviewSort } from './review-query';
import styles from './review-sorting.module.css';
import { reviewsHref } from './reviews-href';

interface ReviewSortingProps {
  readonly dealer: Pick<DealerProfile, 'Path'>;
  readonly query: ReviewQuery;
  readonly total: number;
}

/** In which order they stand, and which of them. */
export function ReviewSorting({ dealer, query, total }: ReviewSortingProps) {
  const { t } = useLingui();
  const site = useSite();
  const labels: Readonly<Record<ReviewSort, string>> = {
    newest: t`Neueste zuerst`,
    best: t`Beste zuerst`,
    worst: t`Schlechteste zuerst`,
  };
  return (
    <div className={styles.sorting}>
      <ChoiceChips
        label={t`Bewertungen sortieren`}
        chosenId={query.sort}
        choices={(['newest', 'best', 'worst'] as const).map((sort) => ({
          id: sort,
          label: labels[sort],
          href: reviewsHref(dealer.Path, query, {
            [REVIEW_QUERY.sort]: sort === DEFAULT_REVIEW_SORT ? null : REVIEW_SORT_NAMES[sort],
          }),
        }))}
      />
      {query.stars > 0 && (
        <p className="quiet">
          <Trans>
            {formatNumber(total, site)} mit <Plural value={query.stars} one="# Stern" other="# Sternen" />
          </Trans>{' '}
          <TextLink href={reviewsHref(dealer.Path, query, { [REVIEW_QUERY.stars]: null })}>
            <Trans>Alle zeigen</Trans>
          </TextLink>
        </p>
      )}
    </div>
  );
}
